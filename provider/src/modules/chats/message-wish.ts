import type { IncomingFile } from '../../plugins/form-bodies';
import type { MediaService, MediaType } from '../media/media.service';
import type { Sending } from './messages.schema';
import type { MessageWish } from './messages.service';

type Form = Omit<Sending, 'user_id'>;

/** What a form of sending asks for: words, a file by its kind, or a sticker from an address. */
export async function toMessageWish(form: Form, files: IncomingFile[], media: MediaService): Promise<MessageWish> {
  const file = files.find(({ field }) => field === 'file');
  const stored = file ? await media.store(file, kindOf(file.fileName, form.message_type)) : null;
  const stickerUrl = form.gif || form.image_url || '';
  const kind = stored ? stored.kind : stickerUrl ? (form.gif ? 'gif' : 'sticker') : 'text';
  return { text: form.text, media: stored, kind, replyToId: form.reply_id ?? null, hashId: form.message_hash_id || null, stickerUrl };
}

function kindOf(fileName: string, messageType: string | undefined): MediaType {
  if (messageType === 'audio' || /\.(mp3|wav|ogg|aac|flac|m4a)$/i.test(fileName)) return 'audio';
  if (/\.(mp4|webm|mov|m4v|mkv)$/i.test(fileName)) return 'video';
  return /\.(jpe?g|png|gif|webp|avif|tiff?)$/i.test(fileName) ? 'image' : 'file';
}
