import { z } from 'zod'

export const snapshotScriptsSchema = z.array(z.string())
export const snapshotHeadersSchema = z.record(z.string(), z.string())

/** What a payment page loads and is sent with, in a form that is the same for the same page. */
export type Snapshot = { scripts: string[]; headers: Record<string, string> }

/** What differs between two of them; `null` for what is not there. */
export type Difference = {
  what: 'script' | 'header'
  name: string
  before: string | null
  after: string | null
}

const HEADERS = [
  'strict-transport-security',
  'x-frame-options',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'reporting-endpoints',
] as const

const POLICY = 'content-security-policy'

/** Changes with each answer. */
const NONCE = /'nonce-[^']*'/g

const SCRIPT = /<script\b([^>]*)>/gi
const attribute = (name: string, attributes: string): string | null =>
  new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i')
    .exec(attributes)
    ?.slice(1)
    .find((value) => value !== undefined)
    ?.replaceAll('&amp;', '&') ?? null

/** Data in a script's clothes, which no browser runs. */
const isData = (attributes: string) =>
  /json|speculationrules/i.test(attribute('type', attributes) ?? '')

function scriptText(attributes: string, origin: string): string {
  const src = attribute('src', attributes)
  const nonce = attribute('nonce', attributes) === null ? 'without nonce' : 'with nonce'
  if (src === null) return `inline, ${nonce}`
  if (!URL.canParse(src, origin)) return src
  const url = new URL(src, origin)
  // An upgrade of the store renames its files; where they are and that they have the nonce stays.
  return url.origin === origin
    ? `${url.pathname.split('/').slice(0, 3).join('/')}/…, ${nonce}`
    : url.href
}

/** The scripts of a page: those of the store by their folder, others by their whole address. */
export const scriptsIn = (html: string, origin: string): string[] =>
  [...html.matchAll(SCRIPT)]
    .map(([, attributes = '']) => attributes)
    .filter((attributes) => !isData(attributes))
    .map((attributes) => scriptText(attributes, origin))

/** The headers that protect a page, its policy by directive. */
export function headersIn(header: (name: string) => string | null): Record<string, string> {
  const directives = (header(POLICY) ?? '')
    .replace(NONCE, "'nonce'")
    .split(';')
    .flatMap((part) => {
      const [name, ...sources] = part.trim().split(/\s+/)
      return name ? [[`${POLICY} ${name}`, sources.sort().join(' ')] as const] : []
    })
  const others = HEADERS.flatMap((name) => {
    const value = header(name)
    return value === null ? [] : [[name, value] as const]
  })
  return Object.fromEntries([...directives, ...others])
}

/** A snapshot from what was found: sorted, each once. */
export const snapshotOf = (
  scripts: readonly string[],
  headers: Record<string, string>,
): Snapshot => ({
  scripts: [...new Set(scripts)].sort(),
  headers,
})

export function differences(before: Snapshot, after: Snapshot): Difference[] {
  const only = (some: Snapshot, others: Snapshot) =>
    some.scripts.filter((script) => !others.scripts.includes(script))
  const names = [...new Set([...Object.keys(before.headers), ...Object.keys(after.headers)])]
  return [
    ...only(after, before).map((name) => ({
      what: 'script' as const,
      name,
      before: null,
      after: name,
    })),
    ...only(before, after).map((name) => ({
      what: 'script' as const,
      name,
      before: name,
      after: null,
    })),
    ...names
      .map((name) => ({
        what: 'header' as const,
        name,
        before: before.headers[name] ?? null,
        after: after.headers[name] ?? null,
      }))
      .filter((header) => header.before !== header.after),
  ]
}

/** The addresses of scripts in what the store says of its ways to pay. */
export const scriptUrlsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(scriptUrlsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'scriptUrl' && typeof inner === 'string' ? [inner] : scriptUrlsIn(inner),
  )
}
