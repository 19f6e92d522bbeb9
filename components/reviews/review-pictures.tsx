import { useTranslations } from 'next-intl'
import { Suspense, useRef, useState } from 'react'
import { useGallery } from '@/components/catalog/product/use-gallery'
import { Picture } from '@/components/media/picture'
import { lazyPart } from '@/components/ui/lost-script/lazy-part'
import { urlOf } from '@/lib/http/client'
import type { VisitorPicture } from '@/lib/media/visitor-pictures/contracts'

const [GalleryFullscreen, preloadFullscreen] = lazyPart(
  () => import('@/components/catalog/product/gallery-fullscreen'),
)

const CALL = 'GET /api/reviews/pictures/[id]'

type ReviewPicturesProps = { pictures: readonly VisitorPicture[]; name: string }

/** The pictures of a review, small; each opens all of them in fullscreen. @property name who wrote it */
export function ReviewPictures({ pictures, name }: ReviewPicturesProps) {
  const t = useTranslations('reviews')
  const gallery = useGallery(pictures.map(({ id }) => urlOf(CALL, { params: { id } })))
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const total = pictures.length
  const open = (index: number, button: HTMLButtonElement) => {
    opener.current = button
    gallery.show(index)
    setWasOpened(true)
    setOpen(true)
  }
  return (
    <>
      <ul className="mt-3 flex flex-wrap gap-2.5">
        {pictures.map(({ id }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-haspopup="dialog"
              onPointerEnter={preloadFullscreen}
              onFocus={preloadFullscreen}
              onClick={({ currentTarget }) => open(index, currentTarget)}
              className="block size-24 overflow-hidden rounded-control border border-line bg-sunken hover:border-ink-soft"
            >
              <Picture
                src={urlOf(CALL, { params: { id }, query: { size: 'thumbnail' } })}
                alt={t('picture', { number: index + 1, total, name })}
                widths={[96]}
                className="size-full object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      {wasOpened && (
        <Suspense>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the gallery, which are pressed in its dialog */}
          <div onKeyDown={gallery.onKeyDown}>
            <GalleryFullscreen
              open={isOpen}
              onOpenChange={setOpen}
              gallery={gallery}
              name={t('picturesBy', { name })}
              onClosed={() => opener.current?.focus()}
            />
          </div>
        </Suspense>
      )}
    </>
  )
}
