import type { PresentedBrand } from '@/lib/catalog/brand-rules'
import { Link } from '@/lib/i18n/navigation'
import { BrandMark } from './brand-mark'

/** A brand among others; it leads to its page. */
export function BrandCard({ brand: { name, slug, image, text } }: { brand: PresentedBrand }) {
  return (
    <Link
      href={`/brands/${slug}`}
      className="flex h-full items-center gap-4 rounded-card border border-line bg-surface p-4 font-bold shadow-card transition-colors [overflow-wrap:anywhere] hover:border-line-strong/50 hover:text-primary-deep"
    >
      <BrandMark name={name} image={image} size="card" />
      <span className="min-w-0">
        {name}
        {text && (
          <span className="mt-0.5 line-clamp-2 block text-sm font-normal text-ink-soft">
            {text}
          </span>
        )}
      </span>
    </Link>
  )
}
