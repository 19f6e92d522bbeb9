import Image from 'next/image'
import { classNames } from '@/components/ui/class-names'

type ThumbnailProps = { src: string; alt: string; className?: string; sizes?: string }

/** A picture of any shape, uncropped, on a checkerboard that shows transparency. */
export function Thumbnail({ src, alt, className, sizes = '320px' }: ThumbnailProps) {
  return (
    <span
      className={classNames(
        'relative block aspect-4/3 overflow-hidden bg-[repeating-conic-gradient(var(--color-sunken)_0_25%,var(--color-surface)_0_50%)] bg-size-[1.25rem_1.25rem]',
        className,
      )}
    >
      <Image src={src} alt={alt} fill sizes={sizes} className="object-contain" />
    </span>
  )
}
