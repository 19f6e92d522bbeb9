import { useLocale, useTranslations } from 'next-intl'
import { Picture } from '@/components/media/picture'
import { Price } from '@/components/storefront/currency/price'
import { Icon, type IconName } from '@/components/ui/icon/icon'
import { Marked } from '@/components/ui/marked'
import type { Product } from '@/lib/catalog/contracts'
import { highlight } from '@/lib/core/highlight'
import { toCents } from '@/lib/core/money'
import { englishText } from '@/lib/i18n/english'
import { Link } from '@/lib/i18n/navigation'
import { typedCents } from '@/lib/pricing/typed-prices'
import type { SearchOption } from './search-option'

type SuggestionOptionProps = {
  id: string
  option: SearchOption
  /** What is marked: words that begin so. */
  words: readonly string[]
  isActive: boolean
  onFollow: (option: SearchOption) => void
}

/** One option under the search field. */
export function SuggestionOption(props: SuggestionOptionProps) {
  const { id, option, words, isActive, onFollow } = props
  return (
    <Link
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      prefetch={false}
      href={option.href}
      // Keeps the focus in the field, whose blur would close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onFollow(option)}
      className="flex min-h-10 items-center gap-3 rounded-control p-2 hover:bg-sunken aria-selected:bg-primary-soft"
    >
      {'product' in option ? (
        <ProductContent product={option.product} words={words} />
      ) : (
        <TextContent option={option} words={words} />
      )}
    </Link>
  )
}

type ProductOption = Extract<SearchOption, { product: Product }>

type ProductContentProps = { product: Product; words: readonly string[] }

function ProductContent({ product, words }: ProductContentProps) {
  return (
    <>
      <Picture
        src={product.image}
        alt=""
        widths={[160]}
        width={64}
        height={48}
        className="h-12 w-16 shrink-0 rounded-md border border-line bg-sunken object-cover"
      />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 text-sm leading-snug font-semibold text-ink">
          <MarkedWords text={product.name} words={words} />
        </span>
        <span className="line-clamp-1 text-xs text-muted">{product.publisher}</span>
      </span>
      <Price
        cents={toCents(product.price)}
        typed={typedCents(product.prices)}
        className="shrink-0 text-sm font-bold tabular-nums text-ink"
      />
    </>
  )
}

export type TextOption = Exclude<SearchOption, ProductOption>

export const ICONS: Record<TextOption['kind'], IconName> = {
  page: 'file-text',
  category: 'layout-grid',
  publisher: 'package',
  article: 'book-open',
  all: 'search',
  recent: 'clock',
}

/** The text of an option in the page's language. */
export function useOptionText(): (option: TextOption) => string {
  const t = useTranslations('searchBox')
  return (option) => ('page' in option ? t(`pages.${option.page}`) : option.text)
}

function TextContent({ option, words }: { option: TextOption; words: readonly string[] }) {
  const t = useTranslations('searchBox')
  const locale = useLocale()
  const { kind } = option
  const text = useOptionText()(option)
  const isSearch = kind === 'all' || kind === 'recent'
  return (
    <>
      <Icon name={ICONS[kind]} className="mx-1 size-4.5 shrink-0 text-primary-strong" />
      <span
        className="min-w-0 flex-1 text-sm leading-snug font-semibold text-ink [overflow-wrap:anywhere]"
        {...(kind === 'article' ? englishText(locale) : {})}
      >
        {kind === 'all' && t('all', { term: text })}
        {kind === 'recent' && text}
        {!isSearch && <MarkedWords text={text} words={words} />}
      </span>
    </>
  )
}

function MarkedWords({ text, words }: { text: string; words: readonly string[] }) {
  return (
    <Marked
      segments={highlight(text, words, 'beginnings')}
      className="rounded-sm bg-primary-soft text-primary-deep underline decoration-primary/60 decoration-2 underline-offset-2"
    />
  )
}
