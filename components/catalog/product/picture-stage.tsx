'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Picture } from '@/components/media/picture'
import { Icon } from '@/components/ui/icon/icon'
import { Tooltip } from '@/components/ui/tooltip'
import type { PictureTexts } from '@/lib/catalog/picture-texts'
import type { Gallery } from './use-gallery'
import { usePictureGestures } from './use-picture-gestures'
import { MAX_ZOOM, MIN_ZOOM } from './zoom'

type PictureStageProps = {
  gallery: Gallery
  /** Names the product in the pictures' descriptions. */
  name: string
  sizes: string
  /** Loads the first picture before anything else: it is the largest thing on the page. */
  priority?: boolean
  /** Also loads the pictures that are not shown, so that changing does not flicker. */
  loadAll: boolean
  /** What is known of the pictures. */
  texts?: PictureTexts
  /** What is shown after the last picture. */
  video?: ReactNode
  /** Further controls beside those of the zoom. */
  tools?: ReactNode
  /** `dark` for fullscreen. */
  tone?: 'light' | 'dark'
  className?: string
}

const TOOL_TONES = {
  light: 'text-ink-soft hover:bg-sunken hover:text-ink aria-disabled:text-line-strong/50!',
  dark: 'text-white/85 hover:bg-white/15 hover:text-white aria-disabled:text-white/35!',
}

export const toolStyle = (tone: 'light' | 'dark') =>
  `grid size-10 place-items-center rounded-control transition-colors aria-disabled:cursor-default! aria-disabled:bg-transparent! [&_svg]:size-5 ${TOOL_TONES[tone]}`

/** The current picture with previous, next, counter and zoom. */
export function PictureStage(props: PictureStageProps) {
  const {
    gallery,
    name,
    sizes,
    priority = false,
    loadAll,
    texts = {},
    video,
    tools,
    tone = 'light',
    className = '',
  } = props
  const { pictures, total, index, isVideo, zoom, zoomBy } = gallery
  const t = useTranslations('gallery')
  const isDark = tone === 'dark'
  const gestures = usePictureGestures(gallery, { fillsScreen: isDark })
  return (
    <div className={`relative flex flex-col overflow-hidden ${className}`}>
      <div
        className={`relative min-h-0 overflow-hidden ${isDark ? 'flex-1' : 'aspect-4/3 bg-sunken'}`}
      >
        {pictures.map((src, number) =>
          number === index || loadAll ? (
            <Picture
              key={src}
              src={src}
              alt={
                number === index ? texts[src]?.text || t('alt', { name, number: number + 1 }) : ''
              }
              widths={[390, 640, 828, 1280]}
              sizes={sizes}
              eager={priority && number === 0}
              fetchPriority={priority && number === 0 ? 'high' : undefined}
              draggable={false}
              data-zoom={number === index ? zoom.scale : undefined}
              className={`absolute inset-0 size-full object-contain transition-transform duration-150 ease-out ${number === index ? '' : 'invisible'} ${isDark ? 'p-4 sm:px-20 sm:py-10' : ''}`}
              style={
                number === index
                  ? { transform: `scale(${zoom.scale})`, transformOrigin: `${zoom.x}% ${zoom.y}%` }
                  : undefined
              }
            />
          ) : null,
        )}
        {isVideo ? (
          video
        ) : (
          <button
            type="button"
            aria-label={t('toggleZoom')}
            aria-pressed={zoom.scale > MIN_ZOOM}
            className={`absolute inset-0 focus-visible:-outline-offset-4 ${
              zoom.scale > MIN_ZOOM ? 'touch-none cursor-zoom-out!' : 'touch-pan-y cursor-zoom-in!'
            }`}
            {...gestures}
          />
        )}
        {total > 1 && (
          <>
            <TurnButton side="start" label={t('previous')} onClick={gallery.previous}>
              <Icon name="chevron-left" className="rtl:-scale-x-100" />
            </TurnButton>
            <TurnButton side="end" label={t('next')} onClick={gallery.next}>
              <Icon name="chevron-right" className="rtl:-scale-x-100" />
            </TurnButton>
          </>
        )}
      </div>
      <div
        className={`flex h-13 shrink-0 items-center justify-between gap-3 border-t px-2 ${isDark ? 'border-white/15 bg-night text-white' : 'border-line bg-surface text-ink-soft'}`}
      >
        <p aria-live="polite" className="ps-2 text-sm font-semibold tabular-nums">
          <span className="sr-only">{t('positionLabel', { number: index + 1, total })}</span>
          <bdi aria-hidden>{t('position', { number: index + 1, total })}</bdi>
        </p>
        <div className="flex items-center">
          <Tooltip text={t('zoomOut')}>
            <button
              type="button"
              aria-label={t('zoomOut')}
              // Not `disabled`, which would drop the keyboard focus.
              aria-disabled={isVideo || zoom.scale <= MIN_ZOOM || undefined}
              onClick={() => zoomBy(-1)}
              className={toolStyle(tone)}
            >
              <Icon name="zoom-out" />
            </button>
          </Tooltip>
          <output
            aria-label={t('zoomLevel')}
            className="w-11 text-center text-sm font-semibold tabular-nums"
          >
            {t('zoomValue', { scale: zoom.scale })}
          </output>
          <Tooltip text={t('zoomIn')}>
            <button
              type="button"
              aria-label={t('zoomIn')}
              aria-disabled={isVideo || zoom.scale >= MAX_ZOOM || undefined}
              onClick={() => zoomBy(1)}
              className={toolStyle(tone)}
            >
              <Icon name="zoom-in" />
            </button>
          </Tooltip>
          {tools}
        </div>
      </div>
    </div>
  )
}

type TurnButtonProps = {
  side: 'start' | 'end'
  label: string
  onClick: () => void
  children: ReactNode
}

function TurnButton({ side, label, onClick, children }: TurnButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`absolute inset-y-0 my-auto grid size-11 place-items-center rounded-full bg-surface/95 text-ink shadow-raised transition-colors hover:bg-surface hover:text-primary-strong [&_svg]:size-5 ${
        side === 'start' ? 'start-3' : 'end-3'
      }`}
    >
      {children}
    </button>
  )
}
