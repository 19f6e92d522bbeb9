import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CompareButton } from '@/components/catalog/compare/compare-button'
import { AlertOffer } from '@/components/catalog/product-alerts/alert-offer'
import { ProductPrice } from '@/components/catalog/product-price'
import { Rating } from '@/components/catalog/rating'
import { Stated } from '@/components/catalog/stated'
import { WishlistButton } from '@/components/catalog/wishlist/wishlist-button'
import { isInstant, promisesTooMuch } from '@/components/storefront/product-card-data'
import { usePromises } from '@/components/storefront/store-props'
import { Badge } from '@/components/ui/badge'
import { Icon, type IconName } from '@/components/ui/icon/icon'
import type { Product } from '@/lib/catalog/contracts'
import type { FamilyChoices } from '@/lib/catalog/option-choices'
import type { Said } from '@/lib/catalog/said-statement'
import type { Trial } from '@/lib/catalog/trial'
import { isBeforeActivation, refundDaysOf } from '@/lib/settings/promises'
import { BuyBar } from './buy-bar'
import { FactLine } from './fact-line'
import { OptionChoice } from './option-choice'
import { ProductNotice } from './product-notice'
import { ProductTrial } from './product-trial'
import { ShareButton } from './share-button'
import { StockState } from './stock-state'

type BuyBoxProps = {
  product: Product
  /** The names of its regions. */
  regions: readonly string[]
  /** What is stated of its keys and updates. */
  stated: readonly Said[]
  options: FamilyChoices
  trial: Trial | null
  offersAlerts: boolean
  /** Nothing can be bought or kept of what is not saved. */
  isPreview: boolean
}

/** Name, rating, price, stock, purchase buttons and the store's promises. */
export function BuyBox(props: BuyBoxProps) {
  const { product, regions, stated, options, trial, offersAlerts, isPreview } = props
  const t = useTranslations('productPage')
  const labels = useTranslations('product')
  return (
    <div className="lg:sticky lg:top-28">
      <p className="text-sm font-semibold text-primary-strong">{product.publisher}</p>
      <h1 className="mt-1 text-2xl leading-tight font-extrabold [overflow-wrap:anywhere] sm:text-3xl lg:text-[2.125rem] lg:leading-tight">
        {product.name}
      </h1>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Rating product={product} variant="row" />
        {isInstant(product) && (
          <Badge tone="success">
            <Icon name="zap" className="fill-current" />
            {labels('instant')}
          </Badge>
        )}
      </div>
      <FactLine product={product} regions={regions} />

      <OptionChoice options={options} />

      <div className="mt-5 rounded-panel border border-line bg-surface p-5 shadow-card sm:p-6">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
          <ProductPrice
            price={product.price}
            prices={product.prices}
            originalPrice={product.originalPrice}
            originalPriceKind={product.originalPriceKind}
            saleEndsAt={product.saleEndsAt}
            size="page"
          />
          <StockState product={product} />
        </div>
        <ProductNotice product={product} />
        <Stated facts={stated} className="mt-4" />
        <Idle isIdle={isPreview}>
          <BuyBar product={product} />
        </Idle>
        <ProductTrial trial={trial} />
        <div className="mt-2.5 grid grid-cols-2 gap-2.5" inert={isPreview}>
          <WishlistButton id={product.id} />
          <ShareButton slug={product.slug} name={product.name} />
        </div>
        <Idle isIdle={isPreview}>
          <CompareButton id={product.id} />
        </Idle>
        {!product.inStock && <p className="mt-3 text-sm text-muted">{t('outOfStockText')}</p>}
        {offersAlerts && (
          <AlertOffer
            // Another product, or one that came back while the page was open, begins anew.
            key={`${product.id} ${product.inStock}`}
            about={product.inStock ? 'price' : 'stock'}
            productIds={[product.id]}
            className="mt-3"
          />
        )}
        <Promises product={product} />
      </div>

      <DeliveryDetails product={product} />
    </div>
  )
}

/** What is shown and can't be used. */
const Idle = ({ isIdle, children }: { isIdle: boolean; children: ReactNode }) =>
  isIdle ? <div inert>{children}</div> : children

function Promises({ product }: { product: Product }) {
  const t = useTranslations('productPage.promises')
  const { promises, said } = usePromises()
  const days = refundDaysOf(promises, product)
  const guarantee = isBeforeActivation(promises, product)
    ? t('ownPeriod', { days })
    : t('guarantee', { days })
  const delivery =
    product.delivery === 'manual'
      ? t('byHand')
      : isInstant(product) && promises.deliveryMinutes > 0 && t('delivery', said)
  // Of what somebody had before, the store is who vouches.
  const isCalledGenuine = promises.isGenuine && product.isGenuine && product.licenceKind !== 'used'
  const shown: { icon: IconName; text: string | false }[] = [
    { icon: 'mail-check', text: delivery },
    { icon: 'shield-check', text: days > 0 && guarantee },
    { icon: 'badge-check', text: isCalledGenuine && t('genuine') },
    { icon: 'headset', text: promises.support !== 'unsaid' && t('support', said) },
  ]
  return (
    <ul className="mt-5 grid gap-2.5 border-t border-line pt-5 text-sm text-ink-soft">
      {shown.map(
        ({ icon, text }) =>
          text && (
            <li key={icon} className="flex items-center gap-2.5">
              <Icon name={icon} className="size-5 shrink-0 text-success" />
              {text}
            </li>
          ),
      )}
    </ul>
  )
}

function DeliveryDetails({ product }: { product: Product }) {
  const t = useTranslations('productPage')
  const byHand = product.delivery === 'manual' ? t('promises.byHand') : ''
  const delivery = promisesTooMuch(product) ? byHand : product.deliveryInfo
  const details = [
    { label: t('licence'), text: product.license },
    { label: t('version'), text: product.version },
    { label: t('delivery'), text: delivery },
  ].filter(({ text }) => text.trim() !== '')
  if (details.length === 0) return null
  return (
    <dl className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2.5 px-1 text-sm">
      {details.map(({ label, text }) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="font-medium text-ink">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
