import { notFound } from 'next/navigation';
import { Kit } from '../kit';
import { schemeNames } from '../theme';

export const metadata = { title: 'A consumer of the kit', icons: 'data:,' };

export const generateStaticParams = () => schemeNames.map((theme) => ({ theme }));

const isSchemeName = (name: string) => schemeNames.some((one) => one === name);

export default async function Layout({ children, params }: LayoutProps<'/[theme]'>) {
  const { theme } = await params;
  if (!isSchemeName(theme)) notFound();
  return (
    <html lang="en" data-theme={theme}>
      <body>
        <Kit>{children}</Kit>
      </body>
    </html>
  );
}
