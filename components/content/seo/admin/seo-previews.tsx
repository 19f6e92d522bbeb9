'use client'

import { ImageIcon } from 'lucide-react'
import Image from 'next/image'
import { useTranslations } from 'next-intl'
import { SearchResultPreview } from '@/components/back-office/search-result-preview'
import type { SeoFields } from '@/lib/content/seo/contracts'
import { pageUrl } from '@/lib/content/seo/page-urls'
import { isOwnPicture } from './share-picture-field'

type Shown = Pick<SeoFields, 'path' | 'language' | 'title' | 'description'>

const urlOf = ({ path, language }: Pick<Shown, 'path' | 'language'>) =>
  location.host + (path.startsWith('/') ? pageUrl(path, language) : '/')

/** Preview of a Google search result. */
export const GooglePreview = ({ page }: { page: Shown }) => (
  <SearchResultPreview address={urlOf(page)} title={page.title} description={page.description} />
)

type Social = Shown &
  Pick<
    SeoFields,
    | 'ogTitle'
    | 'ogDescription'
    | 'ogImage'
    | 'twitterTitle'
    | 'twitterDescription'
    | 'twitterImage'
    | 'twitterCard'
  >

/** Previews of shared links on Facebook and X. */
export function SocialPreviews({ page }: { page: Social }) {
  const shared = {
    title: page.ogTitle || page.title,
    text: page.ogDescription || page.description,
    image: page.ogImage,
  }
  const onX = {
    title: page.twitterTitle || shared.title,
    text: page.twitterDescription || shared.text,
    image: page.twitterImage || shared.image,
  }
  return (
    <div className="grid content-start gap-4">
      <LinkCard label="Facebook, LinkedIn" address={urlOf(page)} {...shared} />
      <LinkCard
        label="X (Twitter)"
        address={urlOf(page)}
        isSmall={page.twitterCard !== 'summary_large_image'}
        {...onX}
      />
    </div>
  )
}

type LinkCardProps = {
  label: string
  address: string
  title: string
  text: string
  image: string
  isSmall?: boolean
}

function LinkCard({ label, address, title, text, image, isSmall = false }: LinkCardProps) {
  const t = useTranslations('backOffice.seo')
  const [host] = address.split('/')
  return (
    <figure aria-label={t('preview.of', { label })}>
      <figcaption className="mb-2 text-xs font-semibold text-muted">{label}</figcaption>
      <div
        className={`overflow-hidden rounded-card border border-line bg-surface ${isSmall ? 'flex' : ''}`}
      >
        <div
          className={`relative grid shrink-0 place-items-center bg-sunken ${isSmall ? 'w-32' : 'aspect-[1.91]'}`}
        >
          {isOwnPicture(image) ? (
            <Image src={image} alt="" fill unoptimized className="object-cover" />
          ) : (
            <p className="p-3 text-center text-xs text-muted">
              <ImageIcon aria-hidden className="mx-auto mb-1.5 size-6" />
              {image === '' ? t('preview.drawn') : t('preview.elsewhere')}
            </p>
          )}
        </div>
        <div className="min-w-0 px-4 py-3">
          <p className="truncate text-xs text-muted uppercase">{host}</p>
          <p className="mt-0.5 line-clamp-2 font-semibold [overflow-wrap:anywhere]">
            {title || t('preview.ownTitle')}
          </p>
          <p className="mt-0.5 line-clamp-1 text-sm text-muted [overflow-wrap:anywhere]">
            {text || t('preview.ownDescription')}
          </p>
        </div>
      </div>
    </figure>
  )
}
