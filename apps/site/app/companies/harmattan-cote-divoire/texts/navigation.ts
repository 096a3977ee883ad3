/** Said where a page was asked for and there is no connection. */
export const noConnection =
  'Vous semblez hors ligne. Vous êtes toujours sur la même page : réessayez dans un instant.';
