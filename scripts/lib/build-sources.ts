/**
 * Whether a file of the project can change what a build makes. Everything counts but what is named here,
 * so that a new folder is never forgotten.
 *
 * @param path relative to the project, with slashes
 */
export const countsForBuild = (path: string): boolean => !IGNORED.some((rule) => rule.test(path))

/** Whether to look into a folder at all. */
export const mayContainSources = (folder: string): boolean => countsForBuild(`${folder}/`)

const IGNORED = [
  // Made from the others, or by running the project.
  /^node_modules\//,
  /^lib\/core\/prisma-client\//,
  /^(coverage|playwright-report|test-results)\//,
  /^next-env\.d\.ts$/,
  /\.tsbuildinfo$/,
  /^tsconfig\.next-.*\.json$/,
  // Read by people, by tests, by other tools than the build, or by nothing: .git, .next, .data, .env …
  /^\./,
  /\.md$/,
  /^LICENSE$/,
  /\.(test|spec)\.tsx?$/,
  /^(docs|tests|deploy)\//,
  /^(biome|knip)\.json$/,
  /^(jest|playwright)\.config\.(mjs|ts)$/,
  // What draws the pictures; the pictures themselves count. The seed counts: its products are prerendered.
  /^demo\/art\//,
  /^scripts\/(bench|simulators)\//,
  /^scripts\/tasks\/(?!start\.ts|worker\.ts|db-migrate\.ts)/,
]
