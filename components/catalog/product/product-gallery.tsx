'use client'

import { useTranslations } from 'next-intl'
import { Suspense, useRef, useState } from 'react'
import { MovingPicture } from '@/components/catalog/moving-picture'
import { Picture } from '@/components/media/picture'
import { Icon } from '@/components/ui/icon/icon'
import { lazyPart } from '@/components/ui/lost-script/lazy-part'
import { Tooltip } from '@/components/ui/tooltip'
import type { PictureTexts } from '@/lib/catalog/picture-texts'
import { videoAt } from '@/lib/catalog/product-video'
import { PictureCaption } from './picture-caption'
import { PictureStage, toolStyle } from './picture-stage'
import { useGallery } from './use-gallery'
import { VideoStage } from './video-stage'
import { UNZOOMED } from './zoom'

const [GalleryFullscreen, preloadFullscreen] = lazyPart(() => import('./gallery-fullscreen'))

const SIZES = '(min-width:80rem) 660px,(min-width:64rem) 54vw,100vw'

type ProductGalleryProps = {
  id: number
  name: string
  /** At least one. */
  pictures: readonly string[]
  texts?: PictureTexts
  /** The address of its video. */
  videoUrl?: string | null
}

/** A product's pictures, and after them its video. */
export function ProductGallery({
  id,
  name,
  pictures,
  texts = {},
  videoUrl = null,
}: ProductGalleryProps) {
  const t = useTranslations('gallery')
  const video = videoUrl === null ? null : videoAt(videoUrl)
  const gallery = useGallery(pictures, { hasVideo: video !== null })
  const opener = useRef<HTMLButtonElement>(null)
  const [isNear, setIsNear] = useState(false)
  const [isFullscreen, setIsFullscreen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)

  function setFullscreen(isOpen: boolean) {
    if (isOpen) setWasOpened(true)
    gallery.setZoom(UNZOOMED)
    setIsFullscreen(isOpen)
  }
  const hasTexts = pictures.some((path) => texts[path])
  const [poster = ''] = pictures
  const videoStage = video && <VideoStage video={video} name={name} poster={poster} />
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      role="group"
      aria-label={t('label')}
      onKeyDown={gallery.onKeyDown}
      onPointerEnter={() => setIsNear(true)}
      onFocus={() => setIsNear(true)}
    >
      <MovingPicture of={id}>
        <PictureStage
          gallery={gallery}
          name={name}
          texts={texts}
          video={isFullscreen ? null : videoStage}
          sizes={SIZES}
          priority
          loadAll={isNear}
          className="rounded-panel border border-line bg-surface shadow-card"
          tools={
            <Tooltip text={t('fullscreen')} align="end">
              <button
                ref={opener}
                type="button"
                aria-label={t('fullscreen')}
                aria-haspopup="dialog"
                onPointerEnter={preloadFullscreen}
                onFocus={preloadFullscreen}
                onClick={() => setFullscreen(true)}
                className={toolStyle('light')}
              >
                <Icon name="maximize-2" />
              </button>
            </Tooltip>
          }
        />
      </MovingPicture>
      <PictureCaption text={texts[pictures[gallery.index] ?? '']} hasAny={hasTexts} />
      {gallery.total > 1 && (
        <ul className="mt-3 flex flex-wrap gap-2.5 sm:gap-3">
          {pictures.map((src, number) => (
            <li key={src}>
              <button
                type="button"
                aria-label={t('thumbnail', { number: number + 1 })}
                aria-current={number === gallery.index ? 'true' : undefined}
                onClick={() => gallery.show(number)}
                className="relative block aspect-4/3 w-20 overflow-hidden rounded-control border border-line bg-sunken transition-[border-color,box-shadow] hover:border-ink-soft aria-[current]:border-primary-strong aria-[current]:ring-2 aria-[current]:ring-primary-strong sm:w-24"
              >
                <Picture
                  src={src}
                  alt=""
                  widths={[96, 160]}
                  sizes="96px"
                  className="absolute inset-0 size-full object-cover"
                />
              </button>
            </li>
          ))}
          {video && (
            <li>
              <button
                type="button"
                aria-label={t('video', { name })}
                aria-current={gallery.isVideo ? 'true' : undefined}
                onClick={() => gallery.show(pictures.length)}
                className="relative grid aspect-4/3 w-20 place-items-center overflow-hidden rounded-control border border-line bg-sunken transition-[border-color,box-shadow] hover:border-ink-soft aria-[current]:border-primary-strong aria-[current]:ring-2 aria-[current]:ring-primary-strong sm:w-24"
              >
                <Picture
                  src={poster}
                  alt=""
                  widths={[96, 160]}
                  sizes="96px"
                  className="absolute inset-0 size-full object-cover"
                />
                <span className="relative grid size-9 place-items-center rounded-full bg-night/80 text-white [&_svg]:size-5">
                  <Icon name="clapperboard" />
                </span>
              </button>
            </li>
          )}
        </ul>
      )}
      {wasOpened && (
        <Suspense>
          <GalleryFullscreen
            open={isFullscreen}
            onOpenChange={setFullscreen}
            gallery={gallery}
            name={name}
            texts={texts}
            video={videoStage}
            onClosed={() => opener.current?.focus()}
          />
        </Suspense>
      )}
    </div>
  )
}
