'use client'

import { ArrowLeft, ArrowRight, Images, Star, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { failureText, uploadAdmin } from '@/components/back-office/admin-calls'
import type { Texts } from '@/components/back-office/language/texts'
import { DropArea } from '@/components/media/admin/drop-area'
import { ImageLibraryDialog } from '@/components/media/admin/image-library-dialog'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast/toaster'
import { MAX_ADDITIONAL_IMAGES } from '@/lib/catalog/product-rules'
import { isApiError } from '@/lib/http/client'
import { AddPicture, Picture, PictureButton } from './picture-tiles'
import { ImageError, scaledImage } from './scale-image'

type Pictures = { image: string | null; additionalImages: string[] }

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
  const [progress, setProgress] = useState<number>()
  const [problems, setProblems] = useState<string[]>([])
  const [isChoosing, setChoosing] = useState(false)

  /** Uploads files one after the other; one that fails does not keep the others. */
  async function uploadAll(files: readonly File[]) {
    if (files.length === 0) return
    setProblems([])
    onBusy(true)
    let now: Pictures = { image, additionalImages }
    let stored = 0
    for (const file of files) {
      const url = await upload(file, hasRoom(now), files.length > 1)
      if (url === null) continue
      stored += 1
      now = withPicture(now, url)
      onChange(now)
    }
    setProgress(undefined)
    onBusy(false)
    if (stored > 0)
      showToast({
        title: t('pictures.uploaded', { count: stored }),
      })
  }

  /** @returns the address of the picture; `null` when it was not uploaded, which the page then says */
  async function upload(file: File, fits: boolean, isOneOfMany: boolean): Promise<string | null> {
    setProgress(0)
    try {
      if (!fits) throw new ImageError('tooMany')
      const form = new FormData()
      form.set('file', await scaledImage(file))
      return (await uploadAdmin('POST /api/admin/media', { body: form }, setProgress)).url
    } catch (failure) {
      const text =
        failure instanceof ImageError
          ? t(`pictures.problems.${failure.problem}`, { max: MAX_ADDITIONAL_IMAGES + 1 })
          : failureText(failure, t('pictures.uploadFailed'))
      setProblems((known) => [...known, isOneOfMany ? `${file.name}: ${text}` : text])
      showToast({ ...toastFor(t, failure, text), variant: 'destructive' })
      return null
    }
  }

  const take = (url: string) => onChange(withPicture({ image, additionalImages }, url))
  const move = (from: number, step: number) => {
    const next = [...additionalImages]
    const [moved] = next.splice(from, 1)
    if (moved) next.splice(from + step, 0, moved)
    onChange({ additionalImages: next })
  }
  const without = (index: number) => additionalImages.filter((_, at) => at !== index)
  const makeMain = (index: number) => {
    const chosen = additionalImages[index]
    if (chosen)
      onChange({
        image: chosen,
        additionalImages: image
          ? additionalImages.map((picture, at) => (at === index ? image : picture))
          : without(index),
      })
  }
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
                  onClick={() => makeMain(index)}
                />
                <PictureButton
                  label={t('pictures.moveBack', { number: index + 2 })}
                  icon={<ArrowLeft aria-hidden />}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                />
                <PictureButton
                  label={t('pictures.moveOn', { number: index + 2 })}
                  icon={<ArrowRight aria-hidden />}
                  disabled={index === additionalImages.length - 1}
                  onClick={() => move(index, 1)}
                />
                <PictureButton
                  label={t('pictures.remove', { number: index + 2 })}
                  icon={<Trash2 aria-hidden />}
                  onClick={() => onChange({ additionalImages: without(index) })}
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
      {(!image || additionalImages.length < MAX_ADDITIONAL_IMAGES) && (
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
            take(url)
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

const hasRoom = ({ image, additionalImages }: Pictures) =>
  image === null || additionalImages.length < MAX_ADDITIONAL_IMAGES

/** The main picture if there is none yet, else another one. */
const withPicture = ({ image, additionalImages }: Pictures, url: string): Pictures =>
  image === null
    ? { image: url, additionalImages }
    : {
        image,
        additionalImages:
          url === image ? additionalImages : [...new Set([...additionalImages, url])],
      }

/** The toast for a failed upload. @param text what the page says of it */
function toastFor(t: Texts<'catalog'>, failure: unknown, text: string) {
  const problem = failure instanceof ImageError ? failure.problem : undefined
  if (problem === 'size')
    return { title: t('pictures.tooLarge'), description: t('pictures.tooLargeText') }
  if (problem === 'type' || isApiError(failure, 'unsupported_type'))
    return { title: t('pictures.invalidType'), description: t('pictures.invalidTypeText') }
  return { title: t('error'), description: text }
}
