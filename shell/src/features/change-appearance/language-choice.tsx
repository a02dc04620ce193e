import { pageStorage } from '@social/data';
import { t } from '@social/texts';
import { getLanguage, languages, LANGUAGE_STORAGE_KEY } from '@social/texts/languages';
import { TextField } from '@social/ui/forms';

/** Chooses the language of the product in this browser. The page reloads, because its modules have read their texts. */
export function LanguageChoice() {
  function choose(code: string) {
    pageStorage.write(LANGUAGE_STORAGE_KEY, code);
    location.reload();
  }

  return (
    <TextField
      select
      label={t('Language')}
      value={getLanguage()}
      onChange={({ target }) => choose(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ maxWidth: 320 }}
    >
      {languages.map(({ code, name }) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </TextField>
  );
}
