import 'server-only'
import { chargedNow } from '@/lib/checkout/selling-currencies'
import type { PagePreviewAnswer } from '@/lib/content/pages/contracts'
import type { PageTexts } from '@/lib/content/pages/page-rules'
import { OWN_PAGE_DRAFT } from '@/lib/content/pages/queries'
import { db } from '@/lib/core/db'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { languagesOf } from '@/lib/i18n/texts-by-language'
import { savePageDraft } from '@/lib/platform/page-drafts'
import { currentSettings } from '@/lib/settings/queries'
import type { StoreTextPage } from '@/lib/settings/store-texts/pages'
import { storeValues } from '@/lib/settings/store-texts/values'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { StoreTextPreview } from './contracts'
import { filledText } from './filled-text'
import { checkedTexts, STORE_TEXT_ENTITY } from './store-text-writes'

/** Stores a text, saved or not, for a preview of one hour by whoever knows its address. @returns that */
export async function previewStoreText(
  actor: Actor,
  page: StoreTextPage,
  { texts, locale }: StoreTextPreview,
): Promise<PagePreviewAnswer> {
  const settings = await currentSettings()
  const values = storeValues(settings, await chargedNow(settings))
  const checked = checkedTexts(page, texts)
  const content: PageTexts = {}
  for (const language of languagesOf(checked)) {
    const text = checked[language]
    if (text) content[language] = filledText(text, values)
  }
  const { id } = await db().$transaction(async (tx) => {
    const draft = await savePageDraft(tx, {
      page: OWN_PAGE_DRAFT,
      username: actor.username,
      content: { texts: content, blocks: [] },
    })
    await recordAudit(tx, actor, {
      action: 'store_text.preview',
      entityType: STORE_TEXT_ENTITY,
      entityId: page,
    })
    return draft
  })
  return {
    id,
    path: `${locale === DEFAULT_LOCALE ? '' : `/${locale}`}/pages/preview/${id}`,
  }
}
