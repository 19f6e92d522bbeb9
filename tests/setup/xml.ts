export type XmlNode = {
  name: string
  attributes: Record<string, string>
  children: XmlNode[]
  text: string
}

const UNESCAPED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const unescaped = (text: string) => {
  if (/&(?!(?:amp|lt|gt|quot|apos);)|[<>]/.test(text)) throw new Error(`Not escaped: ${text}`)
  return text.replace(/&(\w+);/g, (whole, name: string) => UNESCAPED[name] ?? whole)
}

/** Parses XML, and throws if it is not well-formed. */
export function parseXml(xml: string): XmlNode {
  const head = /^<\?xml version="1\.0" encoding="UTF-8"\?>\n/.exec(xml)
  if (!head) throw new Error('No XML declaration')
  const root: XmlNode = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  const tags = /([^<]*)<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>/gy
  tags.lastIndex = head[0].length
  for (let at = tags.exec(xml); at; at = tags.exec(xml)) {
    const [, text = '', closing, name = '', attributes = '', empty] = at
    const inside = open.at(-1)
    if (!inside) throw new Error('More ends than beginnings')
    inside.text += unescaped(text)
    if (closing) {
      if (inside.name !== name) throw new Error(`</${name}> ends <${inside.name}>`)
      open.pop()
      continue
    }
    const node: XmlNode = { name, attributes: {}, children: [], text: '' }
    for (const [, key = '', value = ''] of attributes.matchAll(/([\w:]+)="([^"]*)"/g))
      node.attributes[key] = unescaped(value)
    inside.children.push(node)
    if (!empty) open.push(node)
    if (tags.lastIndex === xml.length) break
  }
  const [only, ...others] = root.children
  if (!only || others.length > 0 || open.length !== 1) throw new Error('Not one whole element')
  return only
}

/** The text of a node's first child of a name. */
export const childOf = (node: XmlNode, name: string) =>
  node.children.find((child) => child.name === name)?.text
