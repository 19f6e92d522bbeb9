import type { Block } from '@/content/text'
import { InfoTable } from './info-table'
import { type Addresses, RichText } from './rich-text'

type ProseProps = { blocks: readonly Block[]; addresses?: Addresses }

/** Running text at a width that reads well. */
export function Prose({ blocks, addresses }: ProseProps) {
  return (
    <div className="max-w-[42rem] space-y-4 text-[1.0625rem] leading-[1.7] text-pretty text-ink-soft">
      {blocks.map((block) => {
        if (typeof block === 'string')
          return (
            <p key={block}>
              <RichText text={block} addresses={addresses} />
            </p>
          )
        if ('table' in block)
          return (
            <div key={block.table.caption} className="py-2 text-base">
              <InfoTable {...block.table} addresses={addresses} />
            </div>
          )
        return (
          <ul key={block.list[0]} className="list-disc space-y-2 ps-5 marker:text-primary">
            {block.list.map((line) => (
              <li key={line} className="ps-1">
                <RichText text={line} addresses={addresses} />
              </li>
            ))}
          </ul>
        )
      })}
    </div>
  )
}
