'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Picture } from '@/components/media/picture'
import { Icon } from '@/components/ui/icon/icon'
import { type ProductVideo, VIDEO_HOST_NAMES } from '@/lib/catalog/product-video'

type VideoStageProps = {
  video: ProductVideo
  /** Of the product. */
  name: string
  /** An own picture: that of the host would tell it who looks. */
  poster: string
}

/** A product's video. Its host hears of the visitor only once the visitor, who is told so, starts it. */
export function VideoStage({ video, name, poster }: VideoStageProps) {
  const t = useTranslations('gallery')
  const [isStarted, setStarted] = useState(false)
  const host = VIDEO_HOST_NAMES[video.host]
  if (isStarted)
    return (
      <iframe
        src={video.frameUrl}
        title={t('video', { name })}
        allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
        // YouTube plays nothing for pages that do not name themselves.
        referrerPolicy="strict-origin-when-cross-origin"
        className="absolute inset-0 size-full border-0 bg-night"
      />
    )
  return (
    <div className="absolute inset-0 grid place-items-center bg-night">
      <Picture
        src={poster}
        alt=""
        widths={[390, 640, 828, 1280]}
        sizes="(min-width:64rem) 54vw,100vw"
        className="absolute inset-0 size-full object-contain opacity-40"
      />
      <div className="relative flex max-w-md flex-col items-center gap-3 px-16 text-center text-white">
        <button
          type="button"
          onClick={() => setStarted(true)}
          className="flex min-h-12 items-center gap-2.5 rounded-control bg-white px-5 font-bold text-night hover:bg-white/90 focus-visible:outline-white [&_svg]:size-5"
        >
          <Icon name="clapperboard" />
          {t('play')}
        </button>
        <p className="rounded-control bg-night/80 px-3 py-2 text-sm leading-snug">
          {t('playContacts', { host })}
        </p>
      </div>
    </div>
  )
}
