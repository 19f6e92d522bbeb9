import 'server-only'
import { createTranslator } from 'next-intl'
import { db, type Tx } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { lockByName } from '@/lib/core/locks'
import { textLocaleOf } from '@/lib/i18n/locales'
import { loadMessages, type Messages } from '@/lib/i18n/messages'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import type { Settings } from '@/lib/settings/registry'
import { ownersTexts } from '@/lib/settings/store-texts/queries'
import { AGREED_TEXTS_TAG } from './cache-tags'
import type { VersionInForce } from './contracts'
import { hashOf, type TextInForce, textsInForce, WRITTEN_KINDS } from './texts-in-force'

type Asked = {
  settings: Settings
  /** What orders are charged in, in English words. */
  charged: string
  locale: string
}

/**
 * The versions of the texts of law that are in force now, in a language where they have it. A text that differs from its last
 * version becomes the next one here, whatever made it differ: a text of the owner's,
 * a new setting, another currency, a new release.
 */
export async function versionsInForce({
  settings,
  charged,
  locale,
}: Asked): Promise<VersionInForce[]> {
  const own = await ownersTexts(WRITTEN_KINDS)
  const store = { settings, charged, siteUrl: env().SITE_URL, own }
  return versionsOf([...textsInForce(store, locale), await licenceNotice(locale)])
}

/** What is said of licences where the setting asks for it. */
async function licenceNotice(locale: string): Promise<TextInForce> {
  const language = textLocaleOf(locale)
  const messages = (await loadMessages(language)) as Messages
  const t = createTranslator<Messages, 'beforePaying'>({
    locale: language,
    messages,
    namespace: 'beforePaying',
  })
  return {
    kind: 'licence_notice',
    language,
    title: t('licence.title'),
    body: t('licence.text'),
  }
}

async function versionsOf(texts: readonly TextInForce[]): Promise<VersionInForce[]> {
  const known = await lastVersions(db(), texts)
  if (known.every(({ id }) => id !== null)) return known.flatMap(versionOf)
  return db().$transaction(async (tx) => {
    await lockByName(tx, 'agreed texts')
    const found: VersionInForce[] = []
    for (const last of await lastVersions(tx, texts))
      found.push(...(last.id === null ? [await nextVersion(tx, last)] : versionOf(last)))
    await invalidateTags(tx, [AGREED_TEXTS_TAG])
    return found
  })
}

/** A text with the last version of it; `id` is `null` where that says something else. */
type Last = { text: TextInForce; hash: string; id: number | null; number: number }

const versionOf = ({ id, text }: Last): VersionInForce[] =>
  id === null ? [] : [{ id, kind: text.kind }]

async function lastVersions(tx: Tx, texts: readonly TextInForce[]): Promise<Last[]> {
  const versions = await tx.agreedText.findMany({
    where: { language: { in: [...new Set(texts.map(({ language }) => language))] } },
    distinct: ['kind', 'language'],
    orderBy: [{ kind: 'asc' }, { language: 'asc' }, { number: 'desc' }],
    select: { id: true, kind: true, language: true, number: true, hash: true },
  })
  return texts.map((text) => {
    const hash = hashOf(text)
    const last = versions.find(
      ({ kind, language }) => kind === text.kind && language === text.language,
    )
    return { text, hash, id: last?.hash === hash ? last.id : null, number: last?.number ?? 0 }
  })
}

async function nextVersion(tx: Tx, { text, hash, number }: Last): Promise<VersionInForce> {
  const { id, kind } = await tx.agreedText.create({
    data: { ...text, hash, number: number + 1 },
    select: { id: true, kind: true },
  })
  return { id, kind }
}
