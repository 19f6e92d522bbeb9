import Image from 'next/image'
import { useTranslations } from 'next-intl'
import { useStore } from './store-context'

type SearchResultPreviewProps = {
  /** Where the page is, with its host and without a scheme. */
  address: string
  title: string
  description: string
}

/** A page as Google's results show it. */
export function SearchResultPreview({ address, title, description }: SearchResultPreviewProps) {
  const t = useTranslations('backOffice.seo')
  const { storeName } = useStore()
  const [host = '', ...steps] = address.split('/').filter(Boolean)
  return (
    <figure className="rounded-card border border-line p-4" aria-label={t('preview.googlePreview')}>
      <figcaption className="mb-3 text-xs font-semibold text-muted">
        {t('preview.google')}
      </figcaption>
      <div className="flex items-center gap-2.5">
        <span className="grid size-7 shrink-0 place-items-center rounded-full border border-line bg-canvas">
          <Image src="/images/logo-mark.svg" alt="" width={16} height={16} unoptimized />
        </span>
        <div className="min-w-0 leading-tight">
          <p className="truncate text-sm text-ink">{storeName}</p>
          <p className="truncate text-xs text-muted">{[host, ...steps].join(' › ')}</p>
        </div>
      </div>
      <p className="mt-2 truncate text-xl text-[#1a0dab]">{title || t('preview.ownTitle')}</p>
      <p className="mt-1 line-clamp-2 text-sm text-ink-soft [overflow-wrap:anywhere]">
        {description || t('preview.ownDescription')}
      </p>
    </figure>
  )
}
