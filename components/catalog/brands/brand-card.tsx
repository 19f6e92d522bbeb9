import type { Brand } from '@/lib/catalog/brand-rules'
import { Link } from '@/lib/i18n/navigation'
import { BrandMark } from './brand-mark'

/** A brand among others; it leads to its page. */
export function BrandCard({ brand: { name, slug } }: { brand: Brand }) {
  return (
    <Link
      href={`/brands/${slug}`}
      className="flex h-full items-center gap-4 rounded-card border border-line bg-surface p-4 font-bold shadow-card transition-colors [overflow-wrap:anywhere] hover:border-line-strong/50 hover:text-primary-deep"
    >
      <BrandMark name={name} size="card" />
      {name}
    </Link>
  )
}
