'use client'

import { ArrowLeft, ArrowRight, Images, Star, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { DropArea } from '@/components/media/admin/drop-area'
import { ImageLibraryDialog } from '@/components/media/admin/image-library-dialog'
import { Button } from '@/components/ui/button'
import { MAX_ADDITIONAL_IMAGES } from '@/lib/catalog/product-rules'
import {
  hasRoom,
  type Pictures,
  withMain,
  withMoved,
  withoutPicture,
  withPicture,
} from './picture-order'
import { AddPicture, Picture, PictureButton } from './picture-tiles'
import { usePictureUploads } from './use-picture-uploads'

type ProductPicturesProps = Pictures & {
  error?: string
  onChange: (change: Partial<Pictures>) => void
  /** Whether an upload is under way, so that the form waits for it. */
  onBusy: (busy: boolean) => void
}

/** The main picture and up to five more: upload, reorder and remove. */
export function ProductPictures({
  image,
  additionalImages,
  error,
  onChange,
  onBusy,
}: ProductPicturesProps) {
  const t = useTranslations('backOffice.catalog')
  const common = useTranslations('backOffice.common')
  const id = useId()
  const [isChoosing, setChoosing] = useState(false)

  const pictures = { image, additionalImages }
  const { uploadAll, progress, problems } = usePictureUploads({ pictures, onChange, onBusy })
  const isBusy = progress !== undefined
  const messages = problems.length > 0 ? problems : error ? [error] : []

  return (
    // What is moved or removed during an upload would come back with its picture.
    <fieldset disabled={isBusy} aria-describedby={`${id}-hint`}>
      <legend className="text-sm font-semibold">{t('pictures.legend')}</legend>
      <p id={`${id}-hint`} className="mt-0.5 mb-3 text-sm text-muted">
        {t('pictures.hint')}
      </p>
      <DropArea isDisabled={isBusy} onFiles={uploadAll}>
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4">
          <li>
            {image ? (
              <Picture src={image} label={t('pictures.main')}>
                <PictureButton
                  label={t('pictures.removeMain')}
                  icon={<Trash2 aria-hidden />}
                  onClick={() => onChange({ image: null })}
                />
              </Picture>
            ) : (
              <AddPicture label={t('pictures.addMain')} disabled={isBusy} onFiles={uploadAll} />
            )}
          </li>
          {additionalImages.map((picture, index) => (
            <li key={picture}>
              <Picture src={picture} label={t('pictures.image', { number: index + 2 })}>
                <PictureButton
                  label={t('pictures.makeMain', { number: index + 2 })}
                  icon={<Star aria-hidden />}
                  onClick={() => onChange(withMain(pictures, index))}
                />
                <PictureButton
                  label={t('pictures.moveBack', { number: index + 2 })}
                  icon={<ArrowLeft aria-hidden />}
                  disabled={index === 0}
                  onClick={() => onChange(withMoved(pictures, index, -1))}
                />
                <PictureButton
                  label={t('pictures.moveOn', { number: index + 2 })}
                  icon={<ArrowRight aria-hidden />}
                  disabled={index === additionalImages.length - 1}
                  onClick={() => onChange(withMoved(pictures, index, 1))}
                />
                <PictureButton
                  label={t('pictures.remove', { number: index + 2 })}
                  icon={<Trash2 aria-hidden />}
                  onClick={() => onChange(withoutPicture(pictures, index))}
                />
              </Picture>
            </li>
          ))}
          {additionalImages.length < MAX_ADDITIONAL_IMAGES && (
            <li>
              <AddPicture
                label={t('pictures.another', {
                  count: additionalImages.length,
                  max: MAX_ADDITIONAL_IMAGES,
                })}
                disabled={isBusy}
                onFiles={uploadAll}
              />
            </li>
          )}
        </ul>
      </DropArea>
      {hasRoom(pictures) && (
        <Button
          variant="outline"
          size="sm"
          className="mt-3"
          disabled={isBusy}
          onClick={() => setChoosing(true)}
        >
          <Images aria-hidden />
          {t('pictures.fromLibrary')}
        </Button>
      )}
      {isChoosing && (
        <ImageLibraryDialog
          description={t(`pictures.${image ? 'forAnother' : 'forMain'}`)}
          onChoose={({ url }) => {
            setChoosing(false)
            onChange(withPicture(pictures, url))
          }}
          onClose={() => setChoosing(false)}
        />
      )}
      {isBusy && (
        <p role="status" className="mt-3 flex items-center gap-3 text-sm text-muted">
          {common('uploading')}
          <progress
            value={progress}
            aria-label={common('upload')}
            className="h-2 w-40 accent-primary-strong"
          />
        </p>
      )}
      <div role="alert" className="mt-2 text-sm font-medium text-danger empty:hidden">
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
    </fieldset>
  )
}
