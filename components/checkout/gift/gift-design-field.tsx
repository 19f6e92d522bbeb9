import { useTranslations } from 'next-intl'
import { GiftCardArt } from '@/components/cart/gift-cards/gift-card-art'
import { useStoreProps } from '@/components/storefront/store-props'
import type { TypedPrintedCard } from '@/lib/customers/contracts'
import { GIFT_DESIGNS, type GiftDesign } from '@/lib/customers/gift-designs'

type GiftDesignFieldProps = {
  /** What is on the card, as typed. */
  card: TypedPrintedCard
  className: string
  onChange: (design: GiftDesign) => void
}

/** How the gift cards look that are mailed or printed, and how that will be. */
export function GiftDesignField({ card, className, onChange }: GiftDesignFieldProps) {
  const t = useTranslations('checkout.gift')
  const designs = useTranslations('giftDesigns')
  const { storeName } = useStoreProps()
  const chosen = card.design ?? 'plain'
  return (
    <fieldset className={className}>
      <legend className="mb-1.5 text-sm font-semibold text-ink">{t('design')}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {GIFT_DESIGNS.map((design) => (
          <label
            key={design}
            className="cursor-pointer rounded-control border border-line p-2 text-sm font-semibold has-checked:border-primary has-checked:bg-primary-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <GiftCardArt storeName={storeName} design={design} isSmall />
            <span className="mt-2 flex items-center gap-2">
              <input
                type="radio"
                name="gift-design"
                value={design}
                checked={design === chosen}
                onChange={() => onChange(design)}
                className="size-4 accent-primary"
              />
              {designs(design)}
            </span>
          </label>
        ))}
      </div>
      <figure className="mt-4 rounded-control border border-line bg-sunken p-4">
        <figcaption className="mb-3 text-sm text-muted">{t('preview')}</figcaption>
        <GiftCardArt storeName={storeName} design={chosen} className="max-w-sm" />
        {card.name && <p className="mt-3 font-semibold">{card.name}</p>}
        {card.message && (
          <p className="mt-1 whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]">
            {card.message}
          </p>
        )}
      </figure>
    </fieldset>
  )
}
