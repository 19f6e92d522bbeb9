import { z } from 'zod'
import { fault } from '@/lib/core/server-text'
import { lineSchema, paragraphsSchema } from '@/lib/core/text-schemas'
import {
  MAX_RELEASE_NOTES,
  MAX_RELEASE_VERSION,
  MAX_RELEASES,
  newestFirst,
  repeatedVersion,
} from './releases'

const address = (field: string) =>
  z
    .string(fault('fields.mustBeText', { field }))
    .trim()
    .max(2000, fault('fields.mustBeAtMostCharacters', { field, max: 2000 }))

/** Whether a page may send shoppers there: over HTTPS, and without a name and a password. */
function isPublicAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null
  return url?.protocol === 'https:' && url.username === '' && url.password === ''
}

/** Mails and pages lead to it. */
export const installerField = address('installerUrl').refine(
  isPublicAddress,
  fault('products.installerHttps'),
)

/** The page of a product leads to it. As the database checks it: in small letters. */
export const trialField = address('trialUrl').refine(
  (text) => text.startsWith('https://') && isPublicAddress(text),
  fault('products.trialHttps'),
)

const release = z.object({
  version: lineSchema('version', MAX_RELEASE_VERSION).min(1, fault('products.releaseVersion')),
  date: z.iso.date(fault('fields.mustBeDay', { field: 'date' })),
  notes: paragraphsSchema('notes', MAX_RELEASE_NOTES).min(1, fault('products.releaseNotes')),
})

/** The versions of a product, in any order. */
export const releasesField = z
  .array(release, fault('fields.mustBeList', { field: 'releases' }))
  .max(MAX_RELEASES, fault('fields.mustBeAtMostEntries', { field: 'releases', max: MAX_RELEASES }))
  .superRefine((releases, context) => {
    const at = repeatedVersion(releases)
    if (at >= 0)
      context.addIssue({
        code: 'custom',
        path: [at, 'version'],
        message: fault('products.releaseTwice', { version: releases[at]?.version ?? '' }),
      })
  })
  .transform(newestFirst)
