/**
 * Hands every property on to the page but those that Emotion reads itself. Without it Emotion drops what
 * its list of HTML attributes lacks, such as `command` and `commandfor`.
 */
export const forwardAttribute = (name: string): boolean => name !== 'as' && name !== 'theme';
