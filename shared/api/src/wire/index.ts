export { decodeOrNull, mapped, mappedOrRefused, reading, type Decoded, type Decoder } from './decoder';
export { decodeEntities } from './entities';
export { mediaUrl, setMediaBaseUrl } from './media-url';
export { count, epochSeconds, flag, flagOrUnknown, id, idOrNull, nameText, oneOf, plainText, text, timeText, toPlainText } from './scalars';
export { countedList, lazily, list, object, objectOrNull, replyList, replyLists, type PartialList } from './structures';
