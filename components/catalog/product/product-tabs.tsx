import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { isInstant, promisesTooMuch } from '@/components/storefront/product-card-data'
import { usePromises } from '@/components/storefront/store-props'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon/icon'
import { Tabs } from '@/components/ui/tabs'
import type { Product } from '@/lib/catalog/contracts'
import type { SaidFact } from '@/lib/catalog/own-fact-rules'
import { catalogueText } from '@/lib/i18n/english'
import { isBeforeActivation, refundDaysOf } from '@/lib/settings/promises'
import { OwnFactList } from './own-fact-list'

type ProductTabsProps = {
  product: Product
  /** What is known of the facts that the owner defined. */
  ownFacts?: readonly SaidFact[]
  /** What it says of itself below the description. */
  story?: ReactNode
}

/** Description, features, requirements and delivery on tabs. */
export function ProductTabs({ product, ownFacts, story }: ProductTabsProps) {
  const t = useTranslations('productPage')
  return (
    <section className="min-w-0 rounded-panel border border-line bg-surface px-3.5 pt-2 pb-2 shadow-card sm:px-7">
      <Tabs
        label={t('tabs.label')}
        tabs={[
          {
            id: 'description',
            label: t('tabs.description'),
            content: <Description product={product} ownFacts={ownFacts} story={story} />,
          },
          { id: 'features', label: t('tabs.features'), content: <Features product={product} /> },
          {
            id: 'requirements',
            label: t('tabs.requirements'),
            content: <Requirements product={product} />,
          },
          { id: 'delivery', label: t('tabs.delivery'), content: <Delivery product={product} /> },
        ]}
      />
    </section>
  )
}

function Description({ product, ownFacts = [], story }: ProductTabsProps) {
  const t = useTranslations('productPage')
  const paragraphs = product.description.split(/\n+/).filter((text) => text.trim() !== '')
  return (
    <div className="max-w-3xl">
      <div
        {...catalogueText(useLocale(), product, 'description')}
        className="space-y-4 text-base leading-relaxed text-ink-soft"
      >
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {story}
      <OwnFactList facts={ownFacts} />
      {product.version && (
        <p className="mt-5 text-sm text-muted">
          {t.rich('versionLine', {
            version: () => <span className="font-semibold text-ink">{product.version}</span>,
          })}
        </p>
      )}
    </div>
  )
}

function Features({ product }: { product: Product }) {
  const t = useTranslations('productPage')
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
      <div className="space-y-8">
        {product.features.length > 0 ? (
          <CheckList product={product} field="features" />
        ) : (
          <p className="text-muted">{t('noFeatures')}</p>
        )}
        {product.notIncluded.length > 0 && (
          <div>
            <PanelTitle>{t('facts.notIncluded')}</PanelTitle>
            <CheckList product={product} field="notIncluded" isWithout />
          </div>
        )}
      </div>
      {product.supportedLanguages.length > 0 && (
        <div>
          <PanelTitle>{t('supportedLanguages')}</PanelTitle>
          <ul className="flex flex-wrap gap-2">
            {product.supportedLanguages.map((language) => (
              <li key={language}>
                <Badge className="px-3 py-1 text-sm font-medium">{language}</Badge>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function Requirements({ product }: { product: Product }) {
  const t = useTranslations('productPage')
  const { systemRequirements, worksWith } = product
  return (
    <div className="space-y-8">
      {systemRequirements.length > 0 ? (
        <div>
          <PanelTitle>{t('systemRequirements')}</PanelTitle>
          <CheckList product={product} field="systemRequirements" />
        </div>
      ) : (
        <p className="text-muted">{t('noRequirements')}</p>
      )}
      {worksWith.length > 0 && (
        <div>
          <PanelTitle>{t('facts.worksWith')}</PanelTitle>
          <CheckList product={product} field="worksWith" />
        </div>
      )}
    </div>
  )
}

function Delivery({ product }: { product: Product }) {
  const t = useTranslations('productPage')
  const byHand = product.delivery === 'manual' ? t('steps.byHand') : ''
  const delivery = promisesTooMuch(product) ? byHand : product.deliveryInfo
  const { promises, said } = usePromises()
  const days = refundDaysOf(promises, product)
  const steps =
    isInstant(product) || !delivery
      ? [t('steps.pay'), t('steps.mail'), t('steps.activate', said)]
      : [t('steps.pay'), delivery, t('steps.activate', said)]
  return (
    <div className="max-w-3xl">
      {delivery && <p className="font-semibold text-ink">{delivery}</p>}
      <div className="mt-6">
        <PanelTitle>{t('steps.title')}</PanelTitle>
        <ol className="space-y-3">
          {steps.map((text, index) => (
            <li key={text} className="flex gap-3 text-ink-soft">
              <span
                aria-hidden
                className="grid size-6.5 shrink-0 place-items-center rounded-full bg-primary-soft text-sm font-bold text-primary-deep"
              >
                {index + 1}
              </span>
              <span className="pt-px leading-relaxed">{text}</span>
            </li>
          ))}
        </ol>
      </div>
      {days > 0 && (
        <p className="mt-6 text-ink-soft">
          {isBeforeActivation(promises, product)
            ? t('ownPeriodText', { days })
            : t('guaranteeText', { days })}
        </p>
      )}
    </div>
  )
}

const PanelTitle = ({ children }: { children: ReactNode }) => (
  <h2 className="mb-3 text-base font-bold">{children}</h2>
)

function CheckList({
  product,
  field,
  isWithout = false,
}: {
  product: Product
  field: 'features' | 'notIncluded' | 'systemRequirements' | 'worksWith'
  /** What one does not get. */
  isWithout?: boolean
}) {
  return (
    <ul
      {...catalogueText(useLocale(), product, field)}
      className="grid content-start gap-x-8 gap-y-3 sm:grid-cols-2"
    >
      {product[field].map((text) => (
        <li key={text} className="flex gap-2.5 leading-relaxed text-ink-soft">
          <Icon
            name={isWithout ? 'x' : 'check'}
            strokeWidth={2.5}
            className={`mt-1 size-4.5 shrink-0 ${isWithout ? 'text-muted' : 'text-success'}`}
          />
          {text}
        </li>
      ))}
    </ul>
  )
}
