'use client'

import { Copy, ImageIcon, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { formatDateTime } from '@/components/back-office/format-date'
import type { Texts } from '@/components/back-office/language/texts'
import { Button, buttonStyle } from '@/components/ui/button'
import { absoluteUrl, useCopyText } from '@/components/ui/copy-text'
import { Dialog } from '@/components/ui/dialog'
import type { LibraryImage, MediaUse } from '@/lib/media/library-contracts'
import { formatFileSize } from './image-upload'
import { Thumbnail } from './thumbnail'

type Props = { image: LibraryImage; onDelete: () => void; onClose: () => void }

/** A picture's details and uses. */
export function ImageDetailsDialog({ image, onDelete, onClose }: Props) {
  const t = useTranslations('backOffice.media')
  const common = useTranslations('backOffice.common')
  const copyText = useCopyText()
  const details = [
    [t('details.file'), image.fileName],
    [t('details.type'), image.contentType],
    [t('details.pixels'), `${image.width} × ${image.height}`],
    [t('details.size'), formatFileSize(t, image.byteSize)],
    [t('details.uploaded'), formatDateTime(image.createdAt)],
    [t('details.url'), image.url],
  ]
  return (
    <Dialog
      title={image.fileName}
      description={t('details.lead')}
      icon={ImageIcon}
      size="lg"
      onClose={onClose}
      footer={
        <>
          {image.uses.length === 0 && (
            <Button variant="danger" className="me-auto" onClick={onDelete}>
              <Trash2 aria-hidden />
              {common('delete')}
            </Button>
          )}
          <a
            href={image.url}
            target="_blank"
            rel="noreferrer"
            className={buttonStyle({ variant: 'outline' })}
          >
            {t('details.open')}
            <span className="sr-only">{t('opensInNewTab')}</span>
          </a>
          <Button onClick={() => copyText(absoluteUrl(image.url), t('urlCopied'))}>
            <Copy aria-hidden />
            {t('copyUrl')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Thumbnail
          src={image.url}
          alt={image.fileName}
          className="rounded-control border border-line"
          sizes="(min-width: 40rem) 360px, 90vw"
        />
        <dl className="space-y-2.5 text-sm">
          {details.map(([name, value]) => (
            <div key={name}>
              <dt className="text-xs font-semibold text-muted">{name}</dt>
              <dd className="[overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <h3 className="mt-6 text-sm font-bold">{t('details.whereUsed')}</h3>
      {image.uses.length === 0 ? (
        <p className="mt-1 text-sm text-muted">{t('details.nowhere')}</p>
      ) : (
        <ul className="mt-2 space-y-1 text-sm">
          {image.uses.map((use) => {
            const { text, href } = usageLocation(t, use)
            return (
              <li key={`${use.kind}/${use.id}`}>
                <a
                  href={href}
                  target="_blank"
                  rel="noreferrer"
                  className="font-medium text-primary-strong hover:underline"
                >
                  {text}
                  <span className="sr-only">{t('opensInNewTab')}</span>
                </a>
              </li>
            )
          })}
        </ul>
      )}
    </Dialog>
  )
}

/** Where the users of pictures are edited. */
const ADDRESS_OF: Record<MediaUse['kind'], (id: MediaUse['id']) => string> = {
  product: (id) => `/product/${id}`,
  category: () => '/admin/categories',
  brand: () => '/admin/categories/brands',
  collection: () => '/admin/categories/collections',
  'site-image': () => '/admin/website-images',
  'seo-page': () => '/admin/seo',
  article: (id) => `/admin/articles/${id}`,
  page: (id) => `/admin/pages/${id}`,
  'store-text': (page) => `/admin/pages/store/${page}`,
  setting: () => '/admin/settings',
}

/** What uses a picture, and the link where that is edited. */
const usageLocation = (t: Texts<'media'>, { kind, id, label }: MediaUse) => ({
  text: t(`usage.${kind}`, { label }),
  href: ADDRESS_OF[kind](id),
})
