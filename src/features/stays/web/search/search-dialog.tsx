import { Trans } from '@lingui/react/macro';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { SearchForm } from './search-form.tsx';

/** Where, when and how many, over the page. */
export default function SearchDialog({ onClose }: DialogProps<'stay-search'>) {
  return (
    <Dialog title={<Trans>Search homes</Trans>} size="wide" place="top" onClose={onClose}>
      <SearchForm onSearch={onClose} />
    </Dialog>
  );
}
