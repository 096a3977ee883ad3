/** Settings of a new app, without cache: it is built once. */
export default {
  cacheComponents: true,
  experimental: { turbopackFileSystemCacheForBuild: false },
};
