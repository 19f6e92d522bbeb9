import 'server-only'
import { originalMark } from '@/lib/catalog/translations/original-mark'
import type { TranslatedSubject } from '@/lib/catalog/translations/subjects'
import { writeTranslation } from '@/lib/catalog/translations/write-translation'
import { db, type Tx } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { invalidField } from '@/lib/core/errors'
import { lockByName } from '@/lib/core/locks'
import { requireVersion } from '@/lib/core/optimistic-lock'
import { picturesIn, sanitizeArticle } from '@/lib/core/rich-text'
import { say } from '@/lib/core/server-text'
import type { TranslatedLocale } from '@/lib/i18n/locales'
import { requireUploads } from '@/lib/media/uploads'
import { type Named, recordAudit } from '@/lib/staff/audit'
import {
  formOf,
  MAX_ENTRIES,
  MAX_LINE,
  MAX_MARKUP,
  MAX_TEXT,
  type Translation,
  type TranslationChange,
} from './contracts'
import { translationOf } from './queries'

type Said = string | string[]

/**
 * Writes what somebody says of a thing in a language: texts are accepted by that, and say the original as it is now.
 *
 * @throws AppError `not_found`; `invalid` for the language of the original, and for texts that don't fit their fields; `conflict`
 *   when somebody else has changed it
 */
export const saveTranslation = (
  actor: Named,
  where: { kind: TranslatedSubject; id: number; language: TranslatedLocale },
  { texts, expectedUpdatedAt }: TranslationChange,
): Promise<Translation> =>
  db().$transaction(async (tx) => {
    const { kind, id, language } = where
    await lockByName(tx, `translation:${kind}:${id}:${language}`)
    const before = await translationOf(tx, kind, id, language)
    requireVersion(before.updatedAt, expectedUpdatedAt, say('translations.thisTranslation'))
    const originals = new Map<string, Said>(
      before.fields.map(({ field, original }) => [field, original]),
    )
    const change: Parameters<typeof writeTranslation>[2]['texts'] = {}
    for (const [field, said] of Object.entries(texts)) {
      const text = await fitting(tx, kind, field, said)
      const original = originals.get(field)
      if (original === undefined) continue
      change[field] =
        text.length === 0 ? null : { text, of: originalMark(original), isProposed: false }
    }
    await writeTranslation(tx, { subject: kind, id, language }, { texts: change })
    await recordAudit(tx, actor, {
      action: 'translation.update',
      entityType: 'translation',
      entityId: `${kind}/${id}/${language}`,
      after: { fields: Object.keys(change) },
    })
    return translationOf(tx, kind, id, language)
  })

const MAX_OF = { line: MAX_LINE, list: MAX_LINE, text: MAX_TEXT, markup: MAX_MARKUP }

/** A text as its field takes it. @throws AppError `invalid` */
async function fitting(tx: Tx, kind: TranslatedSubject, field: string, said: Said): Promise<Said> {
  const form = formOf(kind, field)
  const at = `texts.${field}`
  if (form === null) throw invalidField(at, say('translations.unknownField', { field }))
  if ((form === 'list') !== Array.isArray(said))
    throw invalidField(at, say('translations.wrongForm', { field }))
  if (Array.isArray(said)) {
    const entries = said.map((entry) => entry.trim()).filter(Boolean)
    if (entries.length > MAX_ENTRIES)
      throw invalidField(at, say('fields.mustBeAtMostEntries', { field, max: MAX_ENTRIES }))
    for (const entry of entries) requireLength(at, field, entry, MAX_LINE)
    return entries
  }
  const text = form === 'line' ? said.replaceAll(/\s+/g, ' ').trim() : said.trim()
  requireLength(at, field, text, MAX_OF[form])
  if (form !== 'markup' || text === '') return text
  const sanitized = sanitizeArticle(text, env().SITE_URL)
  await requireUploads(tx, { [at]: picturesIn(sanitized) })
  return sanitized
}

function requireLength(at: string, field: string, text: string, max: number): void {
  if (text.length > max)
    throw invalidField(at, say('fields.mustBeAtMostCharacters', { field, max }))
}
