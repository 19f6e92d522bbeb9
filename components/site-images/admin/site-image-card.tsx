'use client'

import { Code, Eye, Images, RotateCcw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { FileButton } from '@/components/media/admin/file-button'
import { ImageLibraryDialog } from '@/components/media/admin/image-library-dialog'
import { formatFileSize } from '@/components/media/admin/image-upload'
import { Thumbnail } from '@/components/media/admin/thumbnail'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/text-field'
import type { SiteImage } from '@/lib/media/contracts'
import { CodeDialog } from './code-dialog'
import { PreviewDialog } from './preview-dialog'
import { useSlot } from './use-site-images'

/** One picture slot of the store with its actions. */
export function SiteImageCard({ image }: { image: SiteImage }) {
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
            alt={`${image.title}, current image`}
            className="aspect-16/9"
          />
        ) : (
          <p className="grid aspect-16/9 place-items-center bg-sunken text-sm text-muted">
            No image
          </p>
        )}
        {slot.isSaving && (
          <p
            role="status"
            className="absolute inset-0 grid place-content-center gap-2 bg-surface/85 text-center text-sm font-semibold"
          >
            {slot.percent === undefined ? 'Saving …' : `Uploading ${slot.percent} %`}
            {slot.percent !== undefined && (
              <progress
                value={slot.percent}
                max={100}
                aria-label={`Upload of ${image.title}`}
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
          <Badge tone={isDefault ? 'neutral' : 'brand'}>{isDefault ? 'Default' : 'Custom'}</Badge>
        </div>
        <p className="mt-1 text-sm text-muted">{image.description}</p>
        <p className="mt-1.5 mb-3 text-xs text-muted tabular-nums">
          {image.fit === 'cover' ? '' : 'up to '}
          {image.width} × {image.height} pixels
          {image.media &&
            ` · now ${image.media.width} × ${image.media.height}, ${formatFileSize(media, image.media.byteSize)}`}
        </p>
        <div className="mt-auto space-y-3">
          <UrlForm image={image} slot={slot} />
          <div className="flex flex-wrap gap-2">
            <FileButton
              label={
                <>
                  Upload<span className="sr-only"> {image.title}</span>
                </>
              }
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
              From library
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
              Preview
            </Button>
            <Button
              variant="ghost"
              size="sm"
              disabled={!image.url}
              onClick={() => setDialog('code')}
            >
              <Code aria-hidden />
              Get Code
            </Button>
            <Button
              variant="ghost"
              size="sm"
              disabled={isDefault || slot.isSaving}
              onClick={() => setDialog('reset')}
            >
              <RotateCcw aria-hidden />
              Reset to Default
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
          description={`For ${image.title}`}
          onChoose={({ url }) => {
            close()
            slot.show(url)
          }}
          onClose={close}
        />
      )}
      {dialog === 'reset' && (
        <ConfirmDialog
          title={`Reset ${image.title}?`}
          confirmLabel="Reset to Default"
          onConfirm={slot.reset}
          onClose={close}
        >
          <p>
            {image.defaultUrl
              ? 'The store shows the image that came with it again, at the next request.'
              : 'The store shows no image there any more.'}{' '}
            Your image stays in the library.
          </p>
        </ConfirmDialog>
      )}
    </article>
  )
}

type UrlFormProps = { image: SiteImage; slot: ReturnType<typeof useSlot> }

/** A path of this store, or an external URL whose picture is fetched. */
function UrlForm({ image, slot }: UrlFormProps) {
  // Undefined until typed: it follows the slot's current picture.
  const [typed, setTyped] = useState<string>()
  const url = typed ?? image.url ?? ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await slot.show(url.trim())) setTyped(undefined)
  }
  return (
    <form onSubmit={submit} noValidate className="flex items-start gap-2">
      <TextField
        id={`${image.key}-url`}
        label={
          <>
            Image URL<span className="sr-only"> of {image.title}</span>
          </>
        }
        value={url}
        maxLength={2000}
        placeholder="https://… or /images/…"
        spellCheck={false}
        autoCapitalize="none"
        className="min-w-0 flex-1"
        error={slot.problem}
        onChange={(event) => {
          slot.clearProblem()
          setTyped(event.target.value)
        }}
      />
      <Button
        type="submit"
        variant="outline"
        className="mt-6.5 h-12"
        disabled={slot.isSaving || url.trim() === '' || url.trim() === image.url}
      >
        Update
      </Button>
    </form>
  )
}
