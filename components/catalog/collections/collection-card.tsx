import { Picture } from '@/components/media/picture'
import { Link } from '@/lib/i18n/navigation'

type Props = { slug: string; name: string; image: string | null; text: string }

/** A collection among others; it leads to its page. */
export function CollectionCard({ slug, name, image, text }: Props) {
  return (
    <Link
      href={`/collection/${slug}`}
      className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card transition-colors hover:border-line-strong/50 hover:text-primary-deep"
    >
      {image && (
        <Picture
          src={image}
          alt=""
          widths={[390, 640, 828]}
          sizes="(min-width:64rem) 390px,(min-width:40rem) 50vw,100vw"
          className="aspect-[5/2] w-full object-cover"
        />
      )}
      <span className="block p-5">
        <span className="block text-xl font-bold [overflow-wrap:anywhere]">{name}</span>
        {text && (
          <span className="mt-1.5 line-clamp-3 block leading-relaxed text-ink-soft">{text}</span>
        )}
      </span>
    </Link>
  )
}
