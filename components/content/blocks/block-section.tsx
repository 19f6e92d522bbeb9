import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { ProductCards } from '@/components/catalog/product-cards'
import { CollectionRow } from '@/components/content/homepage/collection-row'
import { SectionHeading } from '@/components/content/homepage/section-heading'
import { Picture } from '@/components/media/picture'
import { Disclosure, DisclosureBox } from '@/components/storefront/info/disclosure'
import { type ProductCardData, toProductCardData } from '@/components/storefront/product-card-data'
import { buttonStyle } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { askedIn, type Speech } from '@/lib/content/blocks/block-words'
import type { FormBlock } from '@/lib/content/pages/page-blocks'
import { documentIn } from '@/lib/i18n/english'
import type { Block, BlockOf } from '@/lib/settings/blocks'
import { BlockLink, BlockText } from './block-text'

/** What a block of products shows. */
export type BlockProducts = {
  products: readonly ProductCardData[]
  collection: { slug: string; name: string } | null
}

type BlockProps<One extends Block | FormBlock = Block | FormBlock> = { block: One; speech: Speech }
type BlockSectionProps = BlockProps & {
  /** For a block of products alone. */
  shown?: BlockProducts
  /** Makes the newsletter's box, which says the store's own words where these are empty. */
  newsletter: (words: { id: string; title: string; text: string; lang?: string }) => ReactNode
  /** Makes the form of a block that is one; without it, there is none. */
  form?: (block: FormBlock) => ReactNode
}

/** A block of the owner's on a page; renders nothing while there is nothing to show. */
export function BlockSection({ block, speech, shown, newsletter, form }: BlockSectionProps) {
  const lang = useLang(speech)
  switch (block.kind) {
    case 'text':
      return <TextBlock block={block} speech={speech} />
    case 'picture':
      return <PictureBlock block={block} speech={speech} />
    case 'columns':
      return <ColumnsBlock block={block} speech={speech} />
    case 'products':
      return shown ? <ProductsBlock block={block} speech={speech} shown={shown} /> : null
    case 'questions':
      return <QuestionsBlock block={block} speech={speech} />
    case 'newsletter':
      return (
        <div className="page-width break-words">
          {newsletter({
            id: idOf(block),
            title: speech.say(block.heading),
            text: speech.say(block.text),
            lang,
          })}
        </div>
      )
    case 'banner':
      return <BannerBlock block={block} speech={speech} />
    case 'form':
      return form ? (
        <FormBlockSection block={block} speech={speech}>
          {form(block)}
        </FormBlockSection>
      ) : null
  }
}

const idOf = ({ id }: Pick<Block, 'id'>) => `block-${id}`

/** The language of a block's words, where it is not the page's: of what is in both, the words alone say it. */
function useLang({ language }: Speech): string | undefined {
  const locale = useLocale()
  return language && language !== locale ? language : undefined
}

function InItsLanguage({ speech, children }: { speech: Speech; children: ReactNode }) {
  const locale = useLocale()
  return (
    <div
      {...(speech.language && documentIn(speech.language, locale))}
      className="page-width break-words"
    >
      {children}
    </div>
  )
}

type SectionProps = BlockProps & { heading: string; className?: string; children: ReactNode }

/** A section with the block's heading, where it has one. */
function Section({ block, speech, heading, className, children }: SectionProps) {
  const id = idOf(block)
  return (
    <InItsLanguage speech={speech}>
      <section aria-labelledby={heading ? id : undefined} className={className}>
        {heading && <SectionHeading id={id} title={heading} />}
        {children}
      </section>
    </InItsLanguage>
  )
}

function TextBlock({ block, speech }: BlockProps<BlockOf<'text'>>) {
  const [heading, text] = [speech.say(block.heading), speech.say(block.text)]
  if (!heading && !text) return null
  return (
    <Section block={block} speech={speech} heading={heading}>
      <div className="max-w-3xl space-y-4 text-lg leading-relaxed text-ink-soft">
        <BlockText text={text} />
      </div>
    </Section>
  )
}

function PictureBlock({ block, speech }: BlockProps<BlockOf<'picture'>>) {
  if (!block.image) return null
  const isNarrow = block.width === 'narrow'
  const alt = speech.say(block.alt)
  const picture = (
    <Picture
      src={block.image}
      alt={alt}
      widths={isNarrow ? [390, 640, 828, 1280] : [390, 828, 1280, 1920]}
      sizes={isNarrow ? '(min-width:48rem) 672px,100vw' : '(min-width:80rem) 1216px,100vw'}
      className="h-auto w-full rounded-panel"
    />
  )
  return (
    <InItsLanguage speech={speech}>
      <div className={classNames(isNarrow && 'mx-auto max-w-2xl')}>
        {/* A link is called by its picture: without words for it, it would have no name. */}
        {block.link && alt ? (
          <BlockLink href={block.link} className="block rounded-panel">
            {picture}
          </BlockLink>
        ) : (
          picture
        )}
      </div>
    </InItsLanguage>
  )
}

/** By how many columns there are, on a wide screen. */
const COLUMN_STYLE: Readonly<Record<number, string>> = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
}

function ColumnsBlock({ block, speech }: BlockProps<BlockOf<'columns'>>) {
  const title = speech.say(block.heading)
  const columns = block.columns.map(({ heading, text, image, link }) => ({
    heading: speech.say(heading),
    text: speech.say(text),
    image,
    link,
  }))
  if (!title && columns.every(({ heading, text, image }) => !heading && !text && !image))
    return null
  const Heading = title ? 'h3' : 'h2'
  return (
    <Section block={block} speech={speech} heading={title}>
      <ul className={classNames('grid gap-x-6 gap-y-8', COLUMN_STYLE[columns.length])}>
        {columns.map(({ heading, text, image, link }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns are told apart by their places alone
          <li key={`${at}-${heading}`} className="min-w-0">
            {image && (
              <Picture
                src={image}
                alt=""
                widths={[390, 640, 828]}
                sizes="(min-width:64rem) 33vw,(min-width:40rem) 50vw,100vw"
                className="mb-4 aspect-3/2 w-full rounded-card object-cover"
              />
            )}
            {heading && (
              <Heading className="text-xl font-extrabold tracking-tight [overflow-wrap:anywhere]">
                {link ? (
                  <BlockLink
                    href={link}
                    className="rounded-control hover:text-primary-deep hover:underline"
                  >
                    {heading}
                  </BlockLink>
                ) : (
                  heading
                )}
              </Heading>
            )}
            <div className="mt-2 space-y-3 leading-relaxed text-ink-soft">
              <BlockText text={text} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type ProductsProps = BlockProps<BlockOf<'products'>> & { shown: BlockProducts }

function ProductsBlock({ block, speech, shown: { products, collection } }: ProductsProps) {
  const own = speech.say(block.heading)
  const lang = useLang(speech)
  const id = idOf(block)
  if (products.length === 0) return null
  return (
    <div className="page-width break-words">
      {collection ? (
        <CollectionRow
          id={id}
          slug={collection.slug}
          name={own || collection.name}
          lang={own ? lang : undefined}
          products={products}
        />
      ) : (
        <section aria-labelledby={own ? id : undefined}>
          {own && <SectionHeading id={id} title={own} lang={lang} />}
          <ProductCards
            products={products.map(toProductCardData)}
            layout="row"
            headingLevel={own ? 3 : 2}
          />
        </section>
      )}
    </div>
  )
}

function QuestionsBlock({ block, speech }: BlockProps<BlockOf<'questions'>>) {
  const heading = speech.say(block.heading)
  const asked = askedIn(block, speech)
  if (asked.length === 0) return null
  return (
    <Section block={block} speech={speech} heading={heading}>
      <DisclosureBox>
        {asked.map(({ question, answer }) => (
          <Disclosure key={question} title={question} headingLevel={heading ? 3 : 2}>
            <div className="max-w-3xl space-y-3 px-5 pb-6 leading-relaxed text-ink-soft sm:px-7">
              <BlockText text={answer} />
            </div>
          </Disclosure>
        ))}
      </DisclosureBox>
    </Section>
  )
}

/** Its heading and text are in the owner's language; what the form says itself is in the page's. */
function FormBlockSection({
  block,
  speech,
  children,
}: BlockProps<FormBlock> & { children: ReactNode }) {
  const locale = useLocale()
  const [heading, text] = [speech.say(block.heading), speech.say(block.text)]
  const id = idOf(block)
  const language = speech.language ? documentIn(speech.language, locale) : {}
  return (
    <div className="page-width break-words">
      <section aria-labelledby={heading ? id : undefined} className="max-w-3xl">
        {heading && (
          <div {...language}>
            <SectionHeading id={id} title={heading} />
          </div>
        )}
        {text && (
          <div {...language} className="mb-6 space-y-3 leading-relaxed text-ink-soft">
            <BlockText text={text} />
          </div>
        )}
        <div className="rounded-panel border border-line bg-surface p-6 shadow-card sm:p-9">
          {children}
        </div>
      </section>
    </div>
  )
}

function BannerBlock({ block, speech }: BlockProps<BlockOf<'banner'>>) {
  const [heading, text, button] = [block.heading, block.text, block.button].map(speech.say)
  if (!heading && !text && !block.image) return null
  const id = idOf(block)
  return (
    <InItsLanguage speech={speech}>
      <section
        aria-labelledby={heading ? id : undefined}
        className={classNames(
          'grid overflow-hidden rounded-panel border border-line bg-surface shadow-card',
          block.image && (heading || text) && 'md:grid-cols-2',
        )}
      >
        {(heading || text) && (
          <div className="flex flex-col items-start justify-center gap-4 p-6 sm:p-10">
            {heading && (
              <h2
                id={id}
                className="text-2xl font-extrabold tracking-tight [overflow-wrap:anywhere] sm:text-3xl"
              >
                {heading}
              </h2>
            )}
            {text && (
              <div className="space-y-3 text-lg leading-relaxed text-ink-soft">
                <BlockText text={text} />
              </div>
            )}
            {button && block.link && (
              <BlockLink
                href={block.link}
                className={buttonStyle({ size: 'lg', breaks: true, className: 'mt-2' })}
              >
                {button}
              </BlockLink>
            )}
          </div>
        )}
        {block.image && (
          <Picture
            src={block.image}
            alt=""
            widths={[390, 640, 828, 1280]}
            sizes="(min-width:80rem) 608px,(min-width:48rem) 50vw,100vw"
            className="size-full max-h-96 object-cover max-md:order-first md:max-h-none"
          />
        )}
      </section>
    </InItsLanguage>
  )
}
