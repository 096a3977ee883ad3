import { type ThemeName, themeNames } from '@insurance-kit/ui/theme';
import { notFound } from 'next/navigation';
import { Kit } from '../kit';

export const metadata = { title: 'A consumer of the kit', icons: 'data:,' };

const isThemeName = (name: string): name is ThemeName => themeNames.some((one) => one === name);

export default async function Layout({ children, params }: LayoutProps<'/[theme]'>) {
  const { theme } = await params;
  if (!isThemeName(theme)) notFound();
  return (
    <html lang="en" data-theme={theme}>
      <body>
        <Kit>{children}</Kit>
      </body>
    </html>
  );
}
