// Runs before a package is packed. npm ignores `publishConfig.exports`, so its tarball's exports
// would point to sources that are not in it.
if (!process.env.npm_config_user_agent?.startsWith('pnpm/')) {
  console.error(
    'npm cannot pack this package: use `pnpm pack` here, or `pnpm packages --out <folder>` at the root of the workspace.',
  );
  process.exitCode = 1;
}
