/** Reads numbers of a font file one after the other; they are big-endian. Beyond the end it throws. */
export type ByteReader = ReturnType<typeof byteReader>

export function byteReader(bytes: Buffer) {
  let at = 0
  const read = (length: number, value: number) => {
    at += length
    return value
  }
  const reader = {
    uint8: () => read(1, bytes.readUInt8(at)),
    uint16: () => read(2, bytes.readUInt16BE(at)),
    int16: () => read(2, bytes.readInt16BE(at)),
    uint32: () => read(4, bytes.readUInt32BE(at)),
    skip: (length: number) => {
      at += length
    },
    isAtEnd: () => at >= bytes.length,
    /** The next bytes, not copied. */
    bytes(length: number): Buffer {
      if (at + length > bytes.length) throw new RangeError('The font file ends too early')
      at += length
      return bytes.subarray(at - length, at)
    },
    /** A number of WOFF2's kind UIntBase128: seven bits a byte, at most five. */
    base128(): number {
      let value = 0
      for (let count = 0; count < 5; count++) {
        const byte = reader.uint8()
        value = value * 128 + (byte & 127)
        if (byte < 128) return value
      }
      throw new RangeError('A number of the font file is too long')
    },
    /** A number of WOFF2's kind 255UInt16. */
    short255(): number {
      const first = reader.uint8()
      if (first === 253) return reader.uint16()
      if (first === 254) return 506 + reader.uint8()
      if (first === 255) return 253 + reader.uint8()
      return first
    },
  }
  return reader
}
