/** Settings of a new app. Turbopack writes no cache, because the app is built only once. */
export default {
  cacheComponents: true,
  experimental: { turbopackFileSystemCacheForBuild: false },
};
