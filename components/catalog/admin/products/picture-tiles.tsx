import { ImagePlus } from 'lucide-react'
import Image from 'next/image'
import type { ReactNode } from 'react'
import { IMAGE_TYPES } from '@/components/media/admin/image-upload'
import { Button } from '@/components/ui/button'

/** A picture of a product, with what can be done to it. */
export function Picture({
  src,
  label,
  children,
}: {
  src: string
  label: string
  children: ReactNode
}) {
  return (
    <figure className="overflow-hidden rounded-control border border-line">
      <Image
        src={src}
        alt={label}
        width={320}
        height={240}
        unoptimized={src.endsWith('.svg')}
        className="aspect-4/3 w-full bg-sunken object-cover"
      />
      <figcaption className="flex justify-end gap-0.5 p-1">{children}</figcaption>
    </figure>
  )
}

type PictureButtonProps = {
  label: string
  icon: ReactNode
  disabled?: boolean
  onClick: () => void
}

export function PictureButton({ label, icon, disabled, onClick }: PictureButtonProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      className="size-8 [&_svg]:size-4"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      {icon}
    </Button>
  )
}

type AddPictureProps = {
  label: string
  disabled: boolean
  onFiles: (files: File[]) => void
}

/** A place for pictures: chosen from the disk, several at once if need be. */
export function AddPicture({ label, disabled, onFiles }: AddPictureProps) {
  return (
    <label className="flex aspect-4/3 cursor-pointer flex-col items-center justify-center gap-2 rounded-control border border-dashed border-line-strong bg-canvas p-3 text-center text-sm font-semibold text-ink-soft focus-within:border-primary-strong focus-within:ring-3 focus-within:ring-primary-strong/25 hover:border-ink has-disabled:cursor-not-allowed has-disabled:opacity-60">
      <ImagePlus aria-hidden className="size-6 text-primary-strong" />
      {label}
      <input
        type="file"
        accept={IMAGE_TYPES.join(',')}
        multiple
        disabled={disabled}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // Otherwise choosing the same file again would fire no change event.
          event.target.value = ''
        }}
      />
    </label>
  )
}
