import { SHIPPED_TASKS } from './folders.mjs'

/**
 * Whether a file of the project can affect a build. Everything counts except what is listed here, so
 * that a new folder is never missed.
 *
 * @param path relative to the project, with slashes
 */
export const countsForBuild = (path: string): boolean => !IGNORED.some((rule) => rule.test(path))

/** Whether to traverse a folder at all. */
export const mayContainSources = (folder: string): boolean => countsForBuild(`${folder}/`)

const IGNORED = [
  // Generated from the others, or by running the project.
  /^node_modules\//,
  /^lib\/core\/prisma-client\//,
  /^(coverage|playwright-report|test-results)\//,
  /^next-env\.d\.ts$/,
  /\.tsbuildinfo$/,
  /^tsconfig\.next-.*\.json$/,
  /\.cdx\.json$/,
  // Read by humans, tests, other tools than the build, or nothing: .git, .next, .data, .env …
  /^\./,
  /\.md$/,
  /^LICENSE$/,
  /\.(test|spec)\.tsx?$/,
  /^(docs|tests|deploy)\//,
  /^(biome|knip)\.json$/,
  /^(jest|playwright)\.config\.(mjs|ts)$/,
  // What draws the pictures; the pictures themselves count. The seed counts: its products are
  // prerendered.
  /^demo\/art\//,
  /^scripts\/(bench|chaos|simulators|lib\/shipping)\//,
  new RegExp(`^scripts/tasks/(?!(?:${SHIPPED_TASKS.join('|')})\\.ts)`),
]
