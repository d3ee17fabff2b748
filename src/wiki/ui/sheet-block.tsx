import { useSiteConfiguration } from '../../components/use-site';
import { formatDate } from '../../components/dates';
import { shortAddress } from '../../content/addresses';

interface Props {
  sheet: number;
  sheets: number;
  shortlink: string | undefined;
  date: string | undefined;
}

/** The title block at the head of a page: which sheet it is, its short link, its date. */
export function SheetBlock({ sheet, sheets, shortlink, date }: Props) {
  const { shortlinkUrl } = useSiteConfiguration();
  return (
    <dl className="title-block">
      <div>
        <dt>Sheet</dt>
        <dd>
          {sheet} of {sheets}
        </dd>
      </div>
      {shortlink !== undefined && (
        <div>
          <dt>Short link</dt>
          <dd>
            <a href={`${shortlinkUrl}/${shortlink}`} className="no-url">
              {shortAddress(shortlinkUrl)}/{shortlink}
            </a>
          </dd>
        </div>
      )}
      {date !== undefined && (
        <div>
          <dt>Date</dt>
          <dd>
            <time dateTime={date}>{formatDate(date)}</time>
          </dd>
        </div>
      )}
    </dl>
  );
}
