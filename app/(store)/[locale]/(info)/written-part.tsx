import { getLocale } from 'next-intl/server'
import { StoreTextPart } from '@/components/content/store-texts/store-text-part'
import { storeText } from '@/lib/content/store-texts/queries'
import type { FramedPage } from '@/lib/settings/store-texts/pages'

type Props = { page: FramedPage; place: 'above' | 'below'; className?: string }

/** What the owner wrote above or below a page's own words; nothing where he wrote nothing. */
export async function WrittenPart({ page, place, className }: Props) {
  const text = await storeText(`${page}-${place}`, await getLocale())
  return (
    text && (
      <div className={className}>
        <StoreTextPart text={text} place={place} />
      </div>
    )
  )
}
