import { z } from 'zod'

// What is new in the versions of a product. Without the texts of refusals, so that the browser may load it.

export const MAX_RELEASES = 50
export const MAX_RELEASE_VERSION = 40
export const MAX_RELEASE_NOTES = 4000

/** What changed in a version, and on which day it came out. */
export const releaseSchema = z.object({
  version: z.string(),
  date: z.iso.date(),
  notes: z.string(),
})
export type Release = z.infer<typeof releaseSchema>

/** The versions of a product as they are stored. */
export const storedReleasesSchema = z.array(releaseSchema)

/** A version by name and day alone. */
export const namedReleaseSchema = releaseSchema.omit({ notes: true })
export type NamedRelease = z.infer<typeof namedReleaseSchema>

/** The newest of the versions that are stored of a product; `null` where there is none. */
export function newestRelease(stored: unknown): NamedRelease | null {
  const [newest] = storedReleasesSchema.parse(stored)
  return newest ? { version: newest.version, date: newest.date } : null
}

/** Versions with the newest first; of those of one day the one that was named first. */
export const newestFirst = <R extends Pick<Release, 'date'>>(releases: readonly R[]): R[] =>
  releases.toSorted((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1))

/** The place of the first version that an earlier one has the name of, in any case of letters; -1 where each is another. */
export function repeatedVersion(releases: readonly Pick<Release, 'version'>[]): number {
  const names = releases.map(({ version }) => version.trim().toLowerCase())
  return names.findIndex((name, at) => names.indexOf(name) < at)
}
