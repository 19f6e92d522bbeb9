'use client'

import type { ComponentProps } from 'react'
import { type PictureWidth, scaledPicture } from '@/lib/media/scaled-picture'

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'loading' | 'alt'> & {
  /** Its path within the store. */
  src: string
  alt: string
  /** The widths of its slot, for simple and for dense screens, from the smallest to the largest. */
  widths: readonly [PictureWidth, ...PictureWidth[]]
  /** When it is above the fold; all others load when they come near the window. */
  eager?: boolean
}

/**
 * A picture of the store, scaled for its slot. Smaller in the page than Next's `Image`, which names twelve
 * widths and repeats its style, and adds no script to the page.
 */
export function Picture({ src, alt, widths, sizes, eager = false, ...props }: PictureProps) {
  const scaled = scaledPicture(src, widths)
  return (
    // biome-ignore lint/performance/noImgElement: it does what Next's does, see above
    <img
      alt={alt}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
      // Not `auto`: the page that is left stays hidden, where no picture has a size, and would load each anew.
      sizes={scaled.srcSet && sizes}
      {...scaled}
      {...props}
    />
  )
}
