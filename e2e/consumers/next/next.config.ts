/** The settings of a new app, without a cache, because the app is built only once. */
export default {
  cacheComponents: true,
  experimental: { turbopackFileSystemCacheForBuild: false },
};
