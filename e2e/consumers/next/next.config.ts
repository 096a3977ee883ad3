/** As a new application has it; and a build that runs once needs no cache on the disk. */
export default {
  cacheComponents: true,
  experimental: { turbopackFileSystemCacheForBuild: false },
};
