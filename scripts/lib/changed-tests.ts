/** What a file of the project imports and says. */
export type Sources = {
  /** Paths with slashes, from the project's folder. */
  files: readonly string[]
  importsOf: (file: string) => readonly string[]
  textOf: (file: string) => string
}

export type TestFiles = { unit: string[]; api: string[]; e2e: string[] }

const KINDS: [keyof TestFiles, RegExp][] = [
  ['unit', /^(?!tests\/(?:api|e2e)\/).*\.test\.tsx?$/],
  ['api', /^tests\/api\/.*\.test\.ts$/],
  ['e2e', /^tests\/e2e\/.*\.spec\.ts$/],
]

/** What every test stands on, or what is not imported: any may break. */
const FOUNDATION =
  /^(?:package(?:-lock)?\.json|tsconfig\.json|(?:jest|next|playwright|postcss)\.config\.\w+|server\.mjs|middleware\.ts|instrumentation\.ts|global\.d\.ts|(?:build|content|demo|prisma|public|scripts)\/|lib\/(?:platform|server)\/)/
/** Texts and looks are seen in pages and components only. */
const SEEN = /^messages\/|\.css$/
const SEEN_BY_STAFF = /^messages\/back-office\//
/** A test that goes through the project's files, whichever they are. */
const READS_FILES = /\breaddirSync\(|\bsourcesBelow\b/

/** A frame of pages rather than one of them. */
const FRAME = /\/(?:layout|not-found|error|global-error|loading|template)\.tsx$/
const ENTRY = /\/(?:page|route|[\w-]+\.xml|[\w-]+\.txt)\.tsx?$/

/**
 * The tests that a change can break: those that import what has changed, and, as imports end at the store's address,
 * those of API and browser that name a page or call which imports it, or one of the same area (its jobs have no address).
 *
 * @param changed paths from the project's folder, of files that are gone, too
 */
export function testsOfChange(changed: readonly string[], sources: Sources): TestFiles {
  const tests = (kind: RegExp) => sources.files.filter((file) => kind.test(file))
  const [unit = [], api = [], e2e = []] = KINDS.map(([, kind]) => tests(kind))
  if (changed.some((file) => FOUNDATION.test(file))) return { unit, api, e2e }
  const reached = reachedFrom(changed, sources)
  const seen = changed.filter((file) => SEEN.test(file))
  const isSeenIn = (file: string) =>
    seen.some((path) => !SEEN_BY_STAFF.test(path) || sources.textOf(file).includes('/admin'))
  const addresses = addressesOf(reached, changed, sources)
  const isNamed = (file: string) => {
    const text = sources.textOf(file)
    return (
      addresses.some((address) => address.test(text)) || changed.some((path) => text.includes(path))
    )
  }
  return {
    unit: unit.filter(
      (file) =>
        reached.has(file) ||
        seen.length > 0 ||
        READS_FILES.test(sources.textOf(file)) ||
        isNamed(file),
    ),
    api: api.filter((file) => reached.has(file) || isNamed(file)),
    e2e: e2e.filter((file) => reached.has(file) || isSeenIn(file) || isNamed(file)),
  }
}

/** The files that import some files, themselves or through others, and these. */
function reachedFrom(changed: readonly string[], { files, importsOf }: Sources): Set<string> {
  const importers = new Map<string, string[]>()
  for (const file of files)
    for (const imported of importsOf(file))
      importers.set(imported, [...(importers.get(imported) ?? []), file])
  const reached = new Set(changed)
  // A set gives what is added while it is gone through, too.
  for (const file of reached)
    for (const importer of importers.get(file) ?? []) reached.add(importer)
  return reached
}

const areaOf = (file: string) => /^lib\/([\w-]+)\//.exec(file)?.[1]

/** The addresses of pages and calls that import what has changed or something of its area. */
function addressesOf(
  reached: ReadonlySet<string>,
  changed: readonly string[],
  { files, importsOf }: Sources,
): RegExp[] {
  const areas = new Set(changed.map(areaOf).filter((area) => area !== undefined))
  const isOfArea = (file: string) =>
    importsOf(file).some((imported) => areas.has(areaOf(imported) ?? ''))
  return files
    .filter((file) => file.startsWith('app/') && (ENTRY.test(file) || FRAME.test(file)))
    .filter((file) => reached.has(file) || (file.endsWith('/route.ts') && isOfArea(file)))
    .map(urlOf)
}

/** How a test names the address of a page, a call, or what a frame is around. */
function urlOf(file: string): RegExp {
  const folders = file
    .split('/')
    .slice(1, -1)
    .filter((folder) => !/^\(.*\)$|^\[locale\]$/.test(folder))
  const path = folders
    .map((folder) =>
      folder.startsWith('[...')
        ? '.+'
        : folder.startsWith('[')
          ? '[^/\'"`]+'
          : folder.replace(/[.*+?^${}()|\\]/g, '\\$&'),
    )
    .join('/')
  if (FRAME.test(file)) return new RegExp(`['"\`}]/${path}`)
  return new RegExp(`['"\`}]/${path}(?=['"\`?#]|$)`, 'm')
}
