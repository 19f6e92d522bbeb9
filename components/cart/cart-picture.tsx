import { Picture } from '@/components/media/picture'
import { classNames } from '@/components/ui/class-names'

/** A product's picture in the cart. @param className its size */
export function CartPicture({ src, className }: { src: string; className: string }) {
  return (
    <span
      className={classNames(
        'relative shrink-0 overflow-hidden rounded-control border border-line bg-sunken',
        className,
      )}
    >
      <Picture
        src={src}
        alt=""
        widths={[160]}
        className="absolute inset-0 size-full object-cover"
      />
    </span>
  )
}
