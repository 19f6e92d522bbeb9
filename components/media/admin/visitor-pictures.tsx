import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import type { VisitorPicture } from '@/lib/media/visitor-pictures/contracts'
import type { PictureSize } from '@/lib/media/visitor-pictures/picture-rules'

type VisitorPicturesProps = {
  pictures: readonly VisitorPicture[]
  /** Says which picture it is, and whose. */
  altOf: (number: number) => string
  /** Fetches a picture, as whoever is signed in. */
  read: (id: string, size: PictureSize) => Promise<Blob>
  /** What can be done about the one that is open. */
  actions?: (id: string, close: () => void) => ReactNode
}

/** Pictures that a visitor sent, small; each opens larger. Nobody but staff is answered with them, so no address leads to them. */
export function VisitorPictures({ pictures, altOf, read, actions }: VisitorPicturesProps) {
  const [open, setOpen] = useState<string>()
  const close = () => setOpen(undefined)
  const index = pictures.findIndex(({ id }) => id === open)
  const shown = pictures[index]
  if (pictures.length === 0) return null
  return (
    <>
      <ul className="mt-3 flex flex-wrap gap-2.5">
        {pictures.map(({ id }, number) => (
          <li key={id}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpen(id)}
              className="block size-20 overflow-hidden rounded-control border border-line bg-sunken hover:border-ink-soft"
            >
              <Read
                id={id}
                size="thumbnail"
                read={read}
                alt={altOf(number + 1)}
                className="size-full object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      {shown && (
        <Dialog
          title={altOf(index + 1)}
          size="xl"
          onClose={close}
          footer={actions?.(shown.id, close)}
        >
          <Read
            id={shown.id}
            size="full"
            read={read}
            alt={altOf(index + 1)}
            className="mx-auto max-h-[60dvh] object-contain"
          />
        </Dialog>
      )}
    </>
  )
}

type ReadProps = Pick<VisitorPicturesProps, 'read'> & {
  id: string
  size: PictureSize
  alt: string
  className: string
}

function Read({ id, size, read, alt, className }: ReadProps) {
  const t = useTranslations('backOffice.media.visitorPictures')
  const { data, isError } = useQuery({
    queryKey: ['visitor-picture', id, size],
    queryFn: () => read(id, size),
    // What it shows never changes.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const address = useAddress(data)
  if (isError) return <span className="block p-1 text-xs text-danger">{t('failed')}</span>
  if (!address)
    return (
      <span role="status">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="size-20" />
      </span>
    )
  // biome-ignore lint/performance/noImgElement: it is in this browser already
  return <img src={address} alt={alt} className={className} />
}

/** An address of a file within this browser, for as long as it is shown. */
function useAddress(blob: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!blob) return
    const made = URL.createObjectURL(blob)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return address
}
