import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { Stated } from '@/components/catalog/stated'
import { useFactTexts } from '@/components/catalog/use-fact-texts'
import type { OrderLine } from '@/components/checkout/order-line'
import { useMoneyFormat } from '@/components/storefront/currency/use-money-format'
import { ENDLESS } from '@/lib/catalog/product-facts'
import { EVERYWHERE, regionNames } from '@/lib/catalog/regions'
import { type Said, saidStatement } from '@/lib/catalog/said-statement'
import { statementOf } from '@/lib/catalog/statements'
import { getPathname } from '@/lib/i18n/navigation'
import { agreedTextPath, type VersionInForce } from '@/lib/orders/agreed-texts/contracts'
import { type BeforePaying as Shown, useBeforePaying } from './before-paying-context'
import { isWholeProduct } from './whole-product'

type Props = {
  /** Whose button stands below, where the store cannot say what is on it. */
  wallet?: string
  /** Nothing has to be paid for it. */
  isFree?: boolean
}

/** What the law asks for right above a button that pays: what is bought, its main properties, the total, and the texts that apply. */
export function BeforePaying({ wallet, isFree = false }: Props) {
  const shown = useBeforePaying()
  if (!shown) return null
  return (
    <>
      {shown.isByLaw ? (
        <Summary {...shown} wallet={wallet} isFree={isFree} />
      ) : (
        <StatedOfLines lines={shown.lines} />
      )}
      {shown.isGuaranteed && <GuaranteeReminder />}
      {shown.isTold && !isFree && <LicenceNotice texts={shown.texts} />}
    </>
  )
}

function Summary({ lines, totals, texts, wallet, isFree }: Shown & Props) {
  const t = useTranslations('beforePaying')
  const money = useMoneyFormat()
  const title = useId()
  return (
    <section
      aria-labelledby={title}
      className="my-4 rounded-control border border-line bg-sunken p-4 text-sm"
    >
      <h3 id={title} className="font-bold">
        {t('title')}
      </h3>
      <ul className="mt-3 space-y-3">
        {lines.map((line) => (
          <Line key={line.productId} line={line} />
        ))}
      </ul>
      <dl className="mt-3 border-t border-line pt-3 tabular-nums">
        <div className="flex justify-between gap-4 font-bold">
          <dt>{t(totals.taxCents > 0 ? 'totalWithTax' : 'total')}</dt>
          <dd>
            <bdi>{money(totals.totalCents)}</bdi>
          </dd>
        </div>
        {totals.taxCents > 0 && (
          <div className="flex justify-between gap-4 text-ink-soft">
            <dt>{t('tax')}</dt>
            <dd>
              <bdi>{money(totals.taxCents)}</bdi>
            </dd>
          </div>
        )}
      </dl>
      <TextLinks texts={texts} />
      {wallet && !isFree && <p className="mt-3 font-semibold">{t('wallet', { wallet })}</p>}
    </section>
  )
}

function Line({ line }: { line: OrderLine }) {
  const t = useTranslations('beforePaying')
  const money = useMoneyFormat()
  const facts = useLineFacts(line)
  return (
    <li>
      <p className="flex justify-between gap-4 font-semibold">
        <span className="min-w-0">
          {t('line', { quantity: line.quantity, name: line.product.name })}
        </span>
        <bdi className="tabular-nums">{money(line.priceCents * line.quantity)}</bdi>
      </p>
      <dl className="mt-1 text-ink-soft">
        {facts.map(({ label, text }) => (
          <div key={label} className="flex flex-wrap gap-x-1.5">
            <dt>{t('fact', { label })}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

/** The main properties of software, as far as they are known. */
function useLineFacts(line: OrderLine) {
  const { product, isByHand, isGiftCard } = line
  const stated = useStated()
  const t = useTranslations('beforePaying')
  const say = useFactTexts()
  const locale = useLocale()
  const delivery = {
    label: t('facts.delivery'),
    text: t(isByHand ? 'delivery.byHand' : isGiftCard ? 'delivery.giftCard' : 'delivery.keys'),
  }
  if (isGiftCard || !isWholeProduct(product)) return [delivery]
  const { edition, version, licenseType, termMonths, devices, platforms, regions } = product
  const kind = licenseType && say.licenseType(licenseType)
  // A perpetual licence has no end.
  const isSaid = termMonths === null || (kind !== null && termMonths === ENDLESS)
  const where = regions.includes(EVERYWHERE)
    ? t('worldwide')
    : regionNames(regions, locale).join(', ')
  return [
    {
      label: t('facts.edition'),
      text: [edition, version].filter((each) => each.trim() !== '').join(', '),
    },
    {
      label: t('facts.licence'),
      text: [kind, isSaid ? null : say.term(termMonths)].filter(Boolean).join(', '),
    },
    { label: t('facts.devices'), text: devices === null ? '' : say.devices(devices) },
    { label: t('facts.system'), text: say.platforms(platforms) },
    { label: t('facts.region'), text: where },
    ...stated(line),
    delivery,
  ].filter(({ text }) => text !== '')
}

/** What is stated of a line's keys and updates. */
function useStated() {
  const t = useTranslations('statement')
  const locale = useLocale()
  return ({ product, isGiftCard }: OrderLine): Said[] => {
    if (isGiftCard || !isWholeProduct(product)) return []
    const statement = statementOf(product)
    return statement ? saidStatement(statement, { t, locale }) : []
  }
}

/** Where no law has all of what is bought stand here: what is stated of keys and updates. */
function StatedOfLines({ lines }: { lines: readonly OrderLine[] }) {
  const stated = useStated()
  const said = lines
    .map((line) => ({ line, facts: stated(line) }))
    .filter(({ facts }) => facts.length > 0)
  if (said.length === 0) return null
  return (
    <ul className="my-4 space-y-3 rounded-control border border-line bg-sunken p-4 text-sm">
      {said.map(({ line, facts }) => (
        <li key={line.productId}>
          <p className="font-semibold">{line.product.name}</p>
          <Stated facts={facts} className="mt-1" />
        </li>
      ))}
    </ul>
  )
}

/** Directive (EU) 2024/825: that there is a legal guarantee of conformity. */
function GuaranteeReminder() {
  const t = useTranslations('statement.guarantee')
  return (
    <p className="my-4 text-sm text-ink-soft">
      <strong>{t('title')}</strong> {t('text')}
    </p>
  )
}

function TextLinks({ texts }: { texts: readonly VersionInForce[] }) {
  const t = useTranslations('beforePaying')
  return (
    <>
      <p className="mt-3">{t('texts')}</p>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {texts.map(
          (text) =>
            text.kind !== 'licence_notice' && (
              <li key={text.id}>
                <TextLink text={text} />
              </li>
            ),
        )}
      </ul>
    </>
  )
}

/** Beside the page: what was typed for the payment stays where it is. */
function TextLink({ text: { id, kind } }: { text: VersionInForce }) {
  const t = useTranslations('agreedTexts')
  const locale = useLocale()
  return (
    <a
      href={getPathname({ href: agreedTextPath(id), locale })}
      target="_blank"
      rel="noopener"
      className="inline-block py-0.5 font-semibold text-primary-strong underline underline-offset-2"
    >
      {t(`kinds.${kind}`)}
      <span className="sr-only"> {t('newTab')}</span>
    </a>
  )
}

/** California's law: that a licence is bought, plainly, apart from the terms and with a link to them. */
function LicenceNotice({ texts }: { texts: readonly VersionInForce[] }) {
  const t = useTranslations('beforePaying.licence')
  const terms = texts.find(({ kind }) => kind === 'terms')
  return (
    <p className="my-4 rounded-control border border-line-strong p-4 text-sm text-ink">
      <strong>{t('title')}</strong> {t('text')} {terms && <TextLink text={terms} />}
    </p>
  )
}
