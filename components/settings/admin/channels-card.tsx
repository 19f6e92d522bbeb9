import { CopyButton } from '@/components/back-office/copy-button'
import { FeedProblems } from '@/components/feeds/admin/feed-problems'
import { CHANNELS } from '@/lib/feeds/channels'
import { MCP_PATH } from '@/lib/feeds/open-data'
import { Card, Note, SwitchSetting, useSettingsForm } from './setting-fields'

/** The feeds of the products for other channels, their addresses, and what products lack for them. */
export function ChannelsCard() {
  const { form, storeUrl } = useSettingsForm()
  return (
    <Card
      id="channels"
      title="Sales Channels"
      lead="Feeds of all your products. Enter a feed’s address once at the channel, which then fetches it by itself, with the prices and the stock of that moment."
    >
      <Note>
        Feeds are in US dollars, which is what you charge. For German add <code>?language=de</code>{' '}
        to an address (also <code>es</code>, <code>fr</code>, <code>ja</code>, <code>zh</code>):
        links then lead to the German pages. Names and descriptions are as you write them.
      </Note>
      <ul className="space-y-5 sm:col-span-2">
        {CHANNELS.map(({ id, name, setting, path }) => (
          <li key={id} className="grid gap-3 sm:grid-cols-2 sm:items-center">
            <SwitchSetting
              name={setting}
              label={name}
              hint={form.watch(setting) ? undefined : 'Off: there is nothing at the address.'}
            />
            <div className="flex flex-wrap items-center gap-2">
              <Address address={storeUrl + path} name={name} />
            </div>
          </li>
        ))}
        <li className="grid gap-3 border-t border-line pt-5 sm:grid-cols-2 sm:items-center">
          <SwitchSetting
            name="shoppingAgents"
            label="Shopping Agents (MCP)"
            hint="Assistants find and compare products and prepare a cart, which their user opens and pays. They buy nothing and see no personal data."
          />
          <div className="flex flex-wrap items-center gap-2">
            <Address address={storeUrl + MCP_PATH} name="Shopping Agents" />
          </div>
        </li>
      </ul>
      <FeedProblems />
    </Card>
  )
}

const Address = ({ address, name }: { address: string; name: string }) => (
  <>
    <code dir="ltr" className="min-w-0 flex-1 basis-56 text-sm [overflow-wrap:anywhere]">
      {address}
    </code>
    <CopyButton text={address} what={`the address for ${name}`} />
  </>
)
