import { describe, expect, it } from '@jest/globals'
import { countsForBuild, mayContainSources } from './build-sources'

describe('what the build is made from', () => {
  it.each([
    'app/robots.ts',
    'content/help.ts',
    'build/pack-static.mjs',
    'messages/en.json',
    'public/images/hero.webp',
    'demo/seed/catalogue/categories.json',
    'prisma/schema.prisma',
    'scripts/lib/store-build.ts',
    'scripts/tasks/worker.ts',
    'next.config.mjs',
    'package-lock.json',
    'postcss.config.mjs',
    'tsconfig.json',
    'a-folder-of-tomorrow/file.ts',
  ])('is %s', (path) => expect(countsForBuild(path)).toBe(true))

  it.each([
    'README.md',
    'demo/README.md',
    'docs/operations.md',
    'LICENSE',
    'tests/e2e/reading/cart.spec.ts',
    'lib/http/attachment.test.ts',
    'scripts/bench/load.ts',
    'scripts/tasks/bench.ts',
    'demo/art/draw.ts',
    'deploy/compose.yaml',
    'lib/core/prisma-client/client.ts',
    '.env',
    '.next/BUILD_ID',
    '.next-0a1b2c3d/BUILD_ID',
    '.data/app-secret',
    'tsconfig.tsbuildinfo',
    'tsconfig.next-0a1b2c3d.json',
    'next-env.d.ts',
    'node_modules/next/package.json',
  ])('is not %s', (path) => expect(countsForBuild(path)).toBe(false))

  it('is not looked for in folders that hold none of it', () => {
    expect(['node_modules', '.git', 'tests', 'demo/art'].filter(mayContainSources)).toEqual([])
    expect(['app', 'demo', 'scripts', 'content'].every(mayContainSources)).toBe(true)
  })
})
