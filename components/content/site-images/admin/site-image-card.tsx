'use client'

import { Code, Eye, Images, RotateCcw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { FileButton } from '@/components/media/admin/file-button'
import { ImageLibraryDialog } from '@/components/media/admin/image-library-dialog'
import { formatFileSize } from '@/components/media/admin/image-upload'
import { Thumbnail } from '@/components/media/admin/thumbnail'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { screenReaderOnly } from '@/components/ui/screen-reader-only'
import type { SiteImage } from '@/lib/media/contracts'
import { CodeDialog } from './code-dialog'
import { PreviewDialog } from './preview-dialog'
import { SlotUrlForm } from './slot-url-form'
import { useSlot } from './use-site-images'

/** One picture slot of the store with its actions. */
export function SiteImageCard({ image }: { image: SiteImage }) {
  const t = useTranslations('backOffice.site-images.card')
  const common = useTranslations('backOffice.common')
  const media = useTranslations('backOffice.media')
  const slot = useSlot(image)
  const [dialog, setDialog] = useState<'preview' | 'code' | 'reset' | 'library'>()
  const isDefault = image.url === image.defaultUrl
  const close = () => setDialog(undefined)
  return (
    <article
      aria-labelledby={`${image.key}-title`}
      className="flex flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card"
    >
      <div className="relative">
        {image.url ? (
          <Thumbnail
            src={image.url}
            alt={t('currentImage', { title: image.title })}
            className="aspect-16/9"
          />
        ) : (
          <p className="grid aspect-16/9 place-items-center bg-sunken text-sm text-muted">
            {t('noImage')}
          </p>
        )}
        {slot.isSaving && (
          <p
            role="status"
            className="absolute inset-0 grid place-content-center gap-2 bg-surface/85 text-center text-sm font-semibold"
          >
            {slot.percent === undefined
              ? common('saving')
              : t('uploadingPercent', { percent: slot.percent })}
            {slot.percent !== undefined && (
              <progress
                value={slot.percent}
                max={100}
                aria-label={t('uploadOf', { name: image.title })}
                className="h-2 w-36 accent-primary-strong"
              />
            )}
          </p>
        )}
      </div>
      <div className="flex flex-1 flex-col p-4">
        <div className="flex items-start justify-between gap-3">
          <h3 id={`${image.key}-title`} className="text-base font-bold">
            {image.title}
          </h3>
          <Badge tone={isDefault ? 'neutral' : 'brand'}>
            {t(isDefault ? 'default' : 'custom')}
          </Badge>
        </div>
        <p className="mt-1 text-sm text-muted">{image.description}</p>
        <p className="mt-1.5 mb-3 text-xs text-muted tabular-nums">
          {t(image.fit === 'cover' ? 'size' : 'sizeUpTo', {
            width: image.width,
            height: image.height,
          })}
          {image.media &&
            ` · ${t('now', {
              width: image.media.width,
              height: image.media.height,
              size: formatFileSize(media, image.media.byteSize),
            })}`}
        </p>
        <div className="mt-auto space-y-3">
          <SlotUrlForm image={image} slot={slot} />
          <div className="flex flex-wrap gap-2">
            <FileButton
              label={t.rich('upload', {
                title: image.title,
                hidden: screenReaderOnly,
              })}
              size="sm"
              variant="outline"
              disabled={slot.isSaving}
              onFiles={([file]) => file && slot.upload(file)}
            />
            <Button
              variant="outline"
              size="sm"
              disabled={slot.isSaving}
              onClick={() => setDialog('library')}
            >
              <Images aria-hidden />
              {t('fromLibrary')}
            </Button>
          </div>
          <div className="-mx-1 flex flex-wrap gap-1 border-t border-line pt-3">
            <Button
              variant="ghost"
              size="sm"
              disabled={!image.url}
              onClick={() => setDialog('preview')}
            >
              <Eye aria-hidden />
              {common('preview')}
            </Button>
            <Button
              variant="ghost"
              size="sm"
              disabled={!image.url}
              onClick={() => setDialog('code')}
            >
              <Code aria-hidden />
              {t('getCode')}
            </Button>
            <Button
              variant="ghost"
              size="sm"
              disabled={isDefault || slot.isSaving}
              onClick={() => setDialog('reset')}
            >
              <RotateCcw aria-hidden />
              {t('reset')}
            </Button>
          </div>
        </div>
      </div>
      {dialog === 'preview' && image.url && (
        <PreviewDialog image={image} url={image.url} onClose={close} />
      )}
      {dialog === 'code' && image.url && (
        <CodeDialog image={image} url={image.url} onClose={close} />
      )}
      {dialog === 'library' && (
        <ImageLibraryDialog
          description={t('forSlot', { title: image.title })}
          onChoose={({ url }) => {
            close()
            slot.show(url)
          }}
          onClose={close}
        />
      )}
      {dialog === 'reset' && (
        <ConfirmDialog
          title={t('resetTitle', { title: image.title })}
          confirmLabel={t('reset')}
          onConfirm={slot.reset}
          onClose={close}
        >
          <p>{t(image.defaultUrl ? 'resetToDefault' : 'resetToNone')}</p>
        </ConfirmDialog>
      )}
    </article>
  )
}
